public import ReminderStorage

/// An adaptor: one side of the diamond and not the other, so nothing contests its default.
public struct DraftIds: DraftReminderIds {
  /// Where the last id of a draft is kept.
  public let drafts: any KeyValueStore

  /// Makes an adaptor that keeps the last id of a draft in `drafts`.
  public init(drafts: any KeyValueStore) {
    self.drafts = drafts
  }
}

extension ReminderIdGenerator {
  /// What to pass to code that asks for `DraftReminderIds`.
  public var draftIds: DraftIds {
    DraftIds(drafts: drafts)
  }
}
