public import ReminderStorage

/// Numbers reminders and drafts, with a value for each role.
public struct ReminderEditor {
  private let savedIds: any SavedReminderIds
  private let draftIds: any DraftReminderIds

  /// Makes an editor that takes the ids of reminders from `savedIds`, and those of drafts from
  /// `draftIds`.
  public init(savedIds: any SavedReminderIds, draftIds: any DraftReminderIds) {
    self.savedIds = savedIds
    self.draftIds = draftIds
  }

  /// Returns the id for a new saved reminder.
  ///
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func addReminder() throws(ReminderIdError) -> Int {
    try savedIds.nextReminderId()
  }

  /// Returns the id for a new draft.
  ///
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func addDraft() throws(ReminderIdError) -> Int {
    try draftIds.nextReminderId()
  }
}
