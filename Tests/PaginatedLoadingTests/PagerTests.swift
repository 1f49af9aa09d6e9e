import Foundation
import PaginatedLoading
import Testing

@MainActor
struct PagerTests {
  private let source = ScriptedSource<Reminder>()
  private let view = ReloadSpy()
  private let pager: Pager<Reminder>

  init() {
    pager = Pager(source: source)
  }

  @Test func `pages are appended in order, and the view is reloaded for each`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.answer(reminders(3...4), hasNext: true)

    await load(times: 2)

    #expect(pager.items == reminders(1...4))
    #expect(source.requests == [nil, 2])
    #expect(view.reloads == 2)
    #expect(pager.hasNext)
  }

  @Test func `the items are there and the next load may begin when the view is reloaded`() async {
    source.answer(reminders(1...2), hasNext: true)
    var seen: [Reminder] = []
    var isLoading = true
    view.onReload = {
      seen = pager.items
      isLoading = pager.isLoading
    }

    await load()

    #expect(seen == reminders(1...2))
    #expect(!isLoading)
  }

  @Test func `after the last page there are no more requests`() async {
    source.answer(reminders(1...2), hasNext: false)

    await load(times: 3)

    #expect(source.requests == [nil])
    #expect(!pager.hasNext)
  }

  @Test func `an empty page does not start the list again`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.answer([], hasNext: true)

    await load(times: 3)

    #expect(pager.items == reminders(1...2))
    #expect(source.requests == [nil, 2])
  }

  @Test func `an empty first page is an empty list`() async {
    source.answer([], hasNext: true)

    await load(times: 2)

    #expect(pager.items.isEmpty)
    #expect(source.requests == [nil])
    #expect(view.reloads == 1)
  }

  @Test func `a call while a page is on its way makes no request`() async {
    source.answer(reminders(1...2), hasNext: true) { await load() }

    await load()

    #expect(source.requests == [nil])
    #expect(pager.items == reminders(1...2))
  }

  @Test func `two lists with two sources load apart`() async {
    let otherSource = ScriptedSource<Reminder>()
    let others = Pager(source: otherSource)
    source.answer(reminders(1...2), hasNext: true) { await others.loadNext(reloading: view)?.value }
    otherSource.answer(reminders(7...9), hasNext: true)

    await load()

    #expect(pager.items == reminders(1...2))
    #expect(others.items == reminders(7...9))
  }

  @Test func `a thousand pages are not a thousand calls deep`() async {
    for id in 1...1_000 { source.answer(reminders(id...id), hasNext: id < 1_000) }
    var next: Task<Void, Never>?
    var depth = 0
    var deepest = 0
    view.onReload = {
      depth += 1
      deepest = max(deepest, depth)
      next = pager.loadNext(reloading: view)
      depth -= 1
    }

    next = pager.loadNext(reloading: view)
    while let load = next {
      next = nil
      await load.value
    }

    #expect(pager.items == reminders(1...1_000))
    #expect(deepest == 1, "no page is loaded inside another")
  }

  private func load(times: Int = 1) async {
    for _ in 1...times { await pager.loadNext(reloading: view)?.value }
  }
}

/// What a load that fails leaves behind.
@MainActor
struct PagerFailureTests {
  private let source = ScriptedSource<Reminder>()
  private let view = ReloadSpy()
  private let pager: Pager<Reminder>

  init() {
    pager = Pager(source: source)
  }

  @Test func `after a failure on the first page, the list loads again`() async {
    source.fail()
    source.answer(reminders(1...2), hasNext: true)

    for _ in 1...2 { await pager.loadNext(reloading: view)?.value }

    #expect(pager.items == reminders(1...2))
    #expect(source.requests == [nil, nil])
  }

  @Test func `after a failure on the second page, the list loads that page again`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.fail()
    source.answer(reminders(3...4), hasNext: true)

    for _ in 1...3 { await pager.loadNext(reloading: view)?.value }

    #expect(pager.items == reminders(1...4))
    #expect(source.requests == [nil, 2, 2])
  }

  @Test func `a failure reaches the screen once, and does not reload the view`() async {
    var shown: [any Error] = []
    pager.onFailure = { shown.append($0) }
    source.fail()

    await pager.loadNext(reloading: view)?.value

    #expect(shown.count == 1 && shown.first is Offline)
    #expect(pager.failure is Offline)
    #expect(view.reloads == 0, "a reload shows the last row again, which would load again at once")
  }

  @Test func `the list may load again when the failure reaches the screen`() async {
    var retry: Task<Void, Never>?
    pager.onFailure = { _ in retry = pager.loadNext(reloading: view) }
    source.fail()
    source.answer(reminders(1...2), hasNext: true)

    await pager.loadNext(reloading: view)?.value
    await retry?.value

    #expect(pager.items == reminders(1...2))
  }

  @Test func `a screen that reloads after a failure sends requests without a pause`() async {
    for _ in 1...49 { source.fail() }
    source.answer(reminders(1...2), hasNext: false)
    var next: Task<Void, Never>?
    // A reload shows the last row, which loads the next page.
    view.onReload = { next = pager.loadNext(reloading: view) }
    pager.onFailure = { _ in view.reloadData() }

    view.reloadData()
    while let load = next, source.requests.count < 100 {
      await load.value
      if load == next { next = nil }
    }

    #expect(source.requests.count == 50, "49 requests failed, and nobody scrolled")
  }

  @Test func `a failure after the list is gone does no harm`() async {
    var pager: Pager<Reminder>? = Pager(source: source)
    var shown = 0
    pager?.onFailure = { _ in shown += 1 }
    source.fail { pager = nil }

    let load = pager?.loadNext(reloading: view)
    await load?.value

    #expect(pager == nil)
    #expect(shown == 0)
  }
}

/// Cancelling is no failure that a user sees.
@MainActor
struct PagerCancellationTests {
  private let source = ScriptedSource<Reminder>()
  private let view = ReloadSpy()
  private let pager: Pager<Reminder>

  init() {
    pager = Pager(source: source)
  }

  // URLSession throws the second one.
  @Test(arguments: [CancellationError() as any Error, URLError(.cancelled), Offline()])
  func `a load that was cancelled is no failure`(error: any Error) async {
    var shown = 0
    pager.onFailure = { _ in shown += 1 }
    source.fail(with: error) { pager.cancel() }

    await pager.loadNext(reloading: view)?.value

    #expect(shown == 0)
    #expect(pager.failure == nil)
  }

  @Test(arguments: [CancellationError() as any Error, URLError(.cancelled)])
  func `cancelling the task is no failure either`(error: any Error) async {
    var load: Task<Void, Never>?
    var shown = 0
    pager.onFailure = { _ in shown += 1 }
    source.fail(with: error) { load?.cancel() }
    source.answer(reminders(1...2), hasNext: true)

    load = pager.loadNext(reloading: view)
    await load?.value
    #expect(shown == 0)
    #expect(pager.failure == nil)
    await pager.loadNext(reloading: view)?.value

    #expect(pager.items == reminders(1...2))
  }

  @Test func `cancelling the task drops its page, and the list can load it again`() async {
    var load: Task<Void, Never>?
    source.answer(reminders(1...2), hasNext: true) { load?.cancel() }
    source.answer(reminders(1...2), hasNext: true)

    load = pager.loadNext(reloading: view)
    await load?.value
    #expect(pager.items.isEmpty)
    #expect(view.reloads == 0)
    #expect(!pager.isLoading)
    await pager.loadNext(reloading: view)?.value

    #expect(pager.items == reminders(1...2))
    #expect(pager.failure == nil)
  }

  @Test func `a source that gives up by itself is a failure`() async {
    source.fail(with: CancellationError())

    await pager.loadNext(reloading: view)?.value

    #expect(pager.failure is CancellationError, "nobody cancelled this load, and no page came")
  }

  @Test func `cancelling reaches the request`() async {
    var isCancelled = false
    source.fail {
      pager.cancel()
      isCancelled = Task.isCancelled
    }

    await pager.loadNext(reloading: view)?.value

    #expect(isCancelled)
  }

  @Test func `the list can load again at once, before the cancelled request has ended`() async {
    source.fail(with: CancellationError()) {
      pager.cancel()
      #expect(!pager.isLoading)
      await pager.loadNext(reloading: view)?.value
    }
    source.answer(reminders(1...2), hasNext: true)

    await pager.loadNext(reloading: view)?.value

    #expect(source.requests == [nil, nil])
    #expect(pager.items == reminders(1...2))
    #expect(pager.failure == nil)
  }

  @Test func `a page that comes after all is dropped`() async {
    source.answer(reminders(1...2), hasNext: true) { pager.cancel() }

    await pager.loadNext(reloading: view)?.value

    #expect(pager.items.isEmpty)
    #expect(view.reloads == 0)
  }

  @Test func `cancelling keeps the items, and the next load continues after them`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.fail(with: CancellationError()) { pager.cancel() }
    source.answer(reminders(3...4), hasNext: true)

    for _ in 1...3 { await pager.loadNext(reloading: view)?.value }

    #expect(pager.items == reminders(1...4))
    #expect(source.requests == [nil, 2, 2])
  }

  @Test func `cancelling when nothing is on its way changes nothing`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.fail()

    await pager.loadNext(reloading: view)?.value
    pager.cancel()
    #expect(pager.items == reminders(1...2))
    await pager.loadNext(reloading: view)?.value
    pager.cancel()

    #expect(pager.failure is Offline, "the failure was before the cancellation")
  }
}

/// Starting from the beginning, while a page is on its way or not.
@MainActor
struct PagerResetTests {
  private let source = ScriptedSource<Reminder>()
  private let view = ReloadSpy()
  private let pager: Pager<Reminder>

  init() {
    pager = Pager(source: source)
  }

  @Test func `a reset empties the list, which then loads the first page`() async {
    source.answer(reminders(1...2), hasNext: false)
    source.answer(reminders(5...6), hasNext: true)

    await load()
    pager.reset(reloading: view)
    #expect(pager.items.isEmpty)
    #expect(view.reloads == 2)
    await load()

    #expect(pager.items == reminders(5...6))
    #expect(source.requests == [nil, nil])
  }

  @Test func `a page from before a reset is not appended`() async {
    source.answer(reminders(1...2), hasNext: true) { pager.reset(reloading: view) }

    await load()

    #expect(pager.items.isEmpty)
    #expect(view.reloads == 1, "the reset reloads, and the late page doesn't")
  }

  @Test func `a late page from before a reset is dropped`() async {
    source.answer(reminders(1...2), hasNext: true) {
      pager.reset(reloading: view)
      await load()
    }
    source.answer(reminders(5...6), hasNext: true)

    await load()

    #expect(pager.items == reminders(5...6))
  }

  @Test func `after the late page, the list continues where the new page ends`() async {
    source.answer(reminders(1...2), hasNext: true) {
      pager.reset(reloading: view)
      await load()
    }
    source.answer(reminders(5...6), hasNext: true)
    source.answer(reminders(7...8), hasNext: true)

    await load()
    await load()

    #expect(source.requests == [nil, nil, 6])
  }

  @Test func `a late page does not end the load that follows the reset`() async {
    var late: Task<Void, Never>?
    var current: Task<Void, Never>?
    var isLoading = false
    source.answer(reminders(1...2), hasNext: true) {
      pager.reset(reloading: view)
      current = pager.loadNext(reloading: view)
    }
    source.answer(reminders(5...6), hasNext: true) {
      await late?.value
      isLoading = pager.isLoading
    }

    late = pager.loadNext(reloading: view)
    await late?.value
    await current?.value

    #expect(isLoading, "the late page came first, and the other was still on its way")
    #expect(pager.items == reminders(5...6))
  }

  @Test func `a reset cancels the request, and that is no failure`() async {
    var isCancelled = false
    var shown = 0
    pager.onFailure = { _ in shown += 1 }
    source.fail(with: CancellationError()) {
      pager.reset(reloading: view)
      isCancelled = Task.isCancelled
    }

    await load()

    #expect(isCancelled)
    #expect(shown == 0)
    #expect(pager.failure == nil)
  }

  private func load() async {
    await pager.loadNext(reloading: view)?.value
  }
}

/// Loading the first page again, while the items stay in sight.
@MainActor
struct PagerRefreshTests {
  private let source = ScriptedSource<Reminder>()
  private let view = ReloadSpy()
  private let pager: Pager<Reminder>

  init() {
    pager = Pager(source: source)
  }

  @Test func `a refresh keeps the items until the new page is there`() async {
    source.answer(reminders(1...2), hasNext: false)
    source.answer(reminders(5...6), hasNext: true) { #expect(pager.items == reminders(1...2)) }
    source.answer(reminders(7...8), hasNext: true)

    await load()
    await pager.refresh(reloading: view).value
    #expect(pager.items == reminders(5...6))
    #expect(view.reloads == 2)
    await load()

    #expect(pager.items == reminders(5...8))
    #expect(source.requests == [nil, nil, 6])
  }

  @Test func `if a refresh fails, the items stay, and the list continues where it was`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.fail()
    source.answer(reminders(3...4), hasNext: true)

    await load()
    await pager.refresh(reloading: view).value
    #expect(pager.items == reminders(1...2))
    #expect(pager.failure is Offline)
    await load()

    #expect(pager.items == reminders(1...4))
    #expect(source.requests == [nil, nil, 2])
  }

  @Test func `if a refresh fails, a complete list stays complete`() async {
    source.answer(reminders(1...2), hasNext: false)
    source.fail()

    await load()
    await pager.refresh(reloading: view).value

    #expect(!pager.hasNext)
    #expect(pager.loadNext(reloading: view) == nil)
  }

  @Test func `after a refresh is cancelled, the list continues where it was`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.answer(reminders(5...6), hasNext: true) { pager.cancel() }
    source.answer(reminders(3...4), hasNext: true)

    await load()
    await pager.refresh(reloading: view).value
    await load()

    #expect(pager.items == reminders(1...4))
    #expect(source.requests == [nil, nil, 2])
  }

  @Test func `a refresh of a list that has become empty empties it`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.answer([], hasNext: false)

    await load()
    await pager.refresh(reloading: view).value

    #expect(pager.items.isEmpty)
    #expect(!pager.hasNext)
  }

  @Test func `a late page from before a refresh is dropped`() async {
    source.answer(reminders(1...2), hasNext: true) {
      await pager.refresh(reloading: view).value
    }
    source.answer(reminders(5...6), hasNext: true)

    await pager.loadNext(reloading: view)?.value

    #expect(pager.items == reminders(5...6))
  }

  @Test func `a refresh cancels the request, and that is no failure`() async {
    var isCancelled = false
    var shown = 0
    pager.onFailure = { _ in shown += 1 }
    source.fail(with: CancellationError()) {
      let refresh = pager.refresh(reloading: view)
      isCancelled = Task.isCancelled
      await refresh.value
    }
    source.answer(reminders(1...2), hasNext: true)

    await load()

    #expect(isCancelled)
    #expect(shown == 0)
    #expect(pager.items == reminders(1...2))
  }

  private func load() async {
    await pager.loadNext(reloading: view)?.value
  }
}

/// A source need not be on the main actor.
@MainActor
struct PagerIsolationTests {
  @Test func `an actor can be a source`() async {
    let source = ActorSource()
    let pager = Pager(source: source)

    await pager.loadNext(reloading: ReloadSpy())?.value

    #expect(pager.items == reminders(1...2))
  }
}

/// A stub on its own actor.
private actor ActorSource: PageSource {
  func page(after lastId: Int?) async throws -> Pagination<Reminder> {
    Pagination(items: reminders(1...2), hasNext: false)
  }
}

/// What a page on its way keeps alive.
@MainActor
struct PagerLifetimeTests {
  private let source = ScriptedSource<Reminder>()

  @Test func `a page on its way keeps neither the pager nor the view alive`() async {
    var pager: Pager<Reminder>? = Pager(source: source)
    var view: ReloadSpy? = ReloadSpy()
    weak var remainingPager: Pager<Reminder>?
    weak var remainingView: ReloadSpy?
    remainingPager = pager
    remainingView = view
    var isAllGone = false
    source.answer(reminders(1...2), hasNext: true) {
      pager = nil
      view = nil
      isAllGone = remainingPager == nil && remainingView == nil
    }

    let load = view.flatMap { pager?.loadNext(reloading: $0) }
    await load?.value

    #expect(isAllGone, "they must be gone before the page is there")
  }

  @Test func `a pager that goes away cancels its request`() async {
    var pager: Pager<Reminder>? = Pager(source: source)
    var isCancelled = false
    source.fail(with: CancellationError()) {
      pager = nil
      isCancelled = Task.isCancelled
    }

    let load = pager?.loadNext(reloading: ReloadSpy())
    await load?.value

    #expect(isCancelled)
  }

  @Test(arguments: [true, false])
  func `a screen goes away if its failure handler holds it weakly`(isWeak: Bool) async {
    var screen: FailingScreen? = FailingScreen(source: source, isWeak: isWeak)
    weak var remaining: FailingScreen?
    remaining = screen

    screen = nil

    #expect((remaining == nil) == isWeak)
    remaining?.pager.onFailure = { _ in }  // Ends the cycle.
    #expect(remaining == nil)
  }
}

/// A screen that shows failures, with a closure that holds the screen weakly or strongly.
@MainActor
private final class FailingScreen {
  let pager: Pager<Reminder>
  private(set) var message: String?

  init(source: any PageSource<Reminder>, isWeak: Bool) {
    pager = Pager(source: source)
    if isWeak {
      pager.onFailure = { [weak self] in self?.message = "\($0)" }
    } else {
      pager.onFailure = { self.message = "\($0)" }
    }
  }
}
