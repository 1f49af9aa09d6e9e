import PaginatedLoading

/// The talk's loading, translated to `async`, with its bug: `async` alone doesn't end the stall.
///
/// It is in the test target, so that only a test can use it.
@MainActor
final class StallingReminderPages {
  private let source: any PageSource<Reminder>
  private(set) var data: [Reminder] = []
  private(set) var hasNext = true
  private(set) var isLoading = false
  private(set) var lastId: Int?

  init(source: any PageSource<Reminder>) {
    self.source = source
  }

  func loadNext() async {
    guard hasNext, !isLoading else { return }
    isLoading = true
    do {
      let page = try await source.page(after: lastId)
      data += page.items
      update(hasNext: page.hasNext, isLoading: false, lastId: page.items.last?.id)
    } catch {
      if lastId == nil {
        data = []
        update(hasNext: true, isLoading: false, lastId: nil)
      }
    }
  }

  private func update(hasNext: Bool, isLoading: Bool, lastId: Int?) {
    self.hasNext = hasNext
    self.isLoading = isLoading
    self.lastId = lastId
  }
}
