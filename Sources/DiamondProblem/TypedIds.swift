public import ReminderStorage

/// The id of a saved reminder, which the compiler doesn't confuse with a draft's.
public struct SavedId: Hashable {
  /// The number, which a draft may have as well.
  public let number: Int

  /// Makes the id with this number.
  public init(number: Int) {
    self.number = number
  }
}

/// The id of a draft, which the compiler doesn't confuse with a saved reminder's.
public struct DraftId: Hashable {
  /// The number, which a saved reminder may have as well.
  public let number: Int

  /// Makes the id with this number.
  public init(number: Int) {
    self.number = number
  }
}

/// A source of ids for saved reminders, whose ids nobody can take for a draft's.
public protocol TypedSavedIds {
  /// Returns the next id of a saved reminder.
  func nextId() throws(ReminderIdError) -> SavedId
}

/// A source of ids for drafts, whose ids nobody can take for a saved reminder's.
public protocol TypedDraftIds {
  /// Returns the next id of a draft.
  func nextId() throws(ReminderIdError) -> DraftId
}

/// Both roles in one type, with a method for each: the two requirements differ in their results.
///
/// A caller has to write which result it means, so prefer two names in protocols of your own.
///
/// The number of each id comes from a value that has one role only.
public struct TypedIds: TypedSavedIds, TypedDraftIds {
  private let saved: SavedIds
  private let drafts: DraftIds

  /// Makes a source that takes its numbers from `saved` and `drafts`.
  public init(saved: SavedIds, drafts: DraftIds) {
    self.saved = saved
    self.drafts = drafts
  }

  /// Returns the next id of a saved reminder.
  ///
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextId() throws(ReminderIdError) -> SavedId {
    SavedId(number: try saved.nextReminderId())
  }

  /// Returns the next id of a draft.
  ///
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextId() throws(ReminderIdError) -> DraftId {
    DraftId(number: try drafts.nextReminderId())
  }
}
