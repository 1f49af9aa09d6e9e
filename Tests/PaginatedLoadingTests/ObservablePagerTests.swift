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
}

/// A pager for SwiftUI: its rules are those of `NextPageState`, and nothing is reloaded.
@MainActor
@Observable
private final class ObservablePager {
  private let source: any PageSource<Reminder>
  private var state = NextPageState<Int>()
  private(set) var items: [Reminder] = []

  init(source: any PageSource<Reminder>) {
    self.source = source
  }

  func loadNext() -> Task<Void, Never>? {
    guard let load = state.begin() else { return nil }
    return Task { [weak self, source] in
      do {
        let page = try await source.page(after: load.lastId)
        guard let self else { return }
        guard state.succeed(load, lastId: page.items.last?.id, hasNext: page.hasNext) else {
          return
        }
        items += page.items
      } catch {
        _ = self?.state.fail(load, error)
      }
    }
  }
}
