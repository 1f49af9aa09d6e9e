public import ReminderStorage

/// A source of ids for drafts, and for nothing else.
public struct DraftIds: DraftReminderIds {
  /// Where the last id of a draft is kept.
  public let drafts: any KeyValueStore

  /// Makes a source that keeps the last id of a draft in `drafts`.
  public init(drafts: any KeyValueStore) {
    self.drafts = drafts
  }
}

extension ReminderIdGenerator {
  /// An adapter, for code that needs draft ids: it conforms to that side of the diamond only.
  public var draftIds: DraftIds {
    DraftIds(drafts: drafts)
  }
}
