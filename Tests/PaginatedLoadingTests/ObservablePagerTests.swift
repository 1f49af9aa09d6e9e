import Observation
import PaginatedLoading
import Testing

/// Paging without a view to reload, as in SwiftUI.
@MainActor
struct ObservablePagerTests {
  private let source = ScriptedSource<Reminder>()

  @Test func `code that reads an observable pager learns of each page`() async {
    let pager = ObservablePager(source: source)
    source.answer(reminders(1...2), hasNext: false)

    await confirmation { confirm in
      withObservationTracking {
        _ = pager.items
      } onChange: {
        confirm()
      }
      await pager.loadNext()?.value
    }

    #expect(pager.items == reminders(1...2))
  }

  @Test func `after a failure on the second page, an observable pager loads that page again`() async
  {
    let pager = ObservablePager(source: source)
    source.answer(reminders(1...2), hasNext: true)
    source.fail()
    source.answer(reminders(3...4), hasNext: true)

    for _ in 1...2 { await pager.loadNext()?.value }
    #expect(pager.failure is Offline)
    await pager.loadNext()?.value

    #expect(pager.failure == nil)
    #expect(pager.items == reminders(1...4))
    #expect(source.requests == [nil, 2, 2])
  }

  @Test func `in an observable pager, a cancelled load is no failure`() async {
    let pager = ObservablePager(source: source)
    source.fail(with: CancellationError()) { withUnsafeCurrentTask { $0?.cancel() } }

    await pager.loadNext()?.value

    #expect(pager.failure == nil)
    #expect(!pager.isLoading)
  }

  @Test func `a page of a cancelled load is not in an observable pager`() async {
    let pager = ObservablePager(source: source)
    source.answer(reminders(1...2), hasNext: true) { pager.cancel() }

    await pager.loadNext()?.value

    #expect(pager.items.isEmpty)
    #expect(!pager.isLoading)
  }

  @Test func `a late page from before a refresh of an observable pager is dropped`() async {
    let pager = ObservablePager(source: source)
    source.answer(reminders(1...2), hasNext: true) { await pager.refresh().value }
    source.answer(reminders(5...6), hasNext: true)

    await pager.loadNext()?.value

    #expect(pager.items == reminders(5...6))
  }

  @Test func `an observable pager that goes away cancels its request`() async {
    var pager: ObservablePager? = ObservablePager(source: source)
    var isCancelled = false
    source.fail(with: CancellationError()) {
      pager = nil
      isCancelled = Task.isCancelled
    }

    let load = pager?.loadNext()
    await load?.value

    #expect(isCancelled)
  }
}

/// A pager for SwiftUI: the rules are those of `Pager`, and nothing is reloaded.
///
/// Nobody observes `task`, which `deinit` couldn't read otherwise. A view reads `failure`, so there
/// is no `onFailure`.
@MainActor
@Observable
private final class ObservablePager {
  private let source: any PageSource<Reminder>
  private var state = NextPageState<Int>()
  @ObservationIgnored private var task: Task<Void, Never>?
  private(set) var items: [Reminder] = []

  var isLoading: Bool { state.isLoading }
  var failure: (any Error)? { state.failure }

  init(source: any PageSource<Reminder>) {
    self.source = source
  }

  deinit {
    task?.cancel()
  }

  func loadNext() -> Task<Void, Never>? {
    guard let load = state.begin() else { return nil }
    return run(load)
  }

  func refresh() -> Task<Void, Never> {
    task?.cancel()
    return run(state.restart())
  }

  func cancel() {
    task?.cancel()
    if let load = state.load { state.cancel(load) }
  }

  private func run(_ load: NextPageState<Int>.Load) -> Task<Void, Never> {
    let task = Task { [weak self, source] in
      do {
        let page = try await source.page(after: load.lastId)
        try Task.checkCancellation()
        self?.accept(page, from: load)
      } catch {
        self?.end(load, with: error)
      }
    }
    self.task = task
    return task
  }

  private func accept(_ page: Pagination<Reminder>, from load: NextPageState<Int>.Load) {
    guard state.succeed(load, lastId: page.items.last?.id, hasNext: page.hasNext) else { return }
    items = load.lastId == nil ? page.items : items + page.items
  }

  private func end(_ load: NextPageState<Int>.Load, with error: any Error) {
    if Task.isCancelled { state.cancel(load) } else { _ = state.fail(load, error) }
  }
}
