import DiamondProblem

/// Creates drafts, with ids from whatever it was given.
final class DraftScreen {
  private let source: any DraftReminderIds
  private(set) var ids: [Int] = []

  init(ids: any DraftReminderIds) {
    source = ids
  }

  func addDraft() throws {
    ids.append(try source.nextReminderId())
  }
}
