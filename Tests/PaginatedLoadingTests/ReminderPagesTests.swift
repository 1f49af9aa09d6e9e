import PaginatedLoading
import Testing

@MainActor
struct ReminderPagesTests {
  private let source = ScriptedSource<Reminder>()
  private let view = ReloadSpy()
  private let pages: ReminderPages

  init() {
    pages = ReminderPages(source: source)
  }

  @Test func `pages are appended in order, and the view is reloaded for each`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.answer(reminders(3...4), hasNext: true)

    await load(times: 2)

    #expect(pages.data == reminders(1...4))
    #expect(source.requests == [nil, 2])
    #expect(view.reloads == 2)
  }

  @Test func `the data is there and the next load may begin when the view is reloaded`() async {
    source.answer(reminders(1...2), hasNext: true)
    var seen: [Reminder] = []
    var isLoading = true
    view.onReload = {
      seen = pages.data
      isLoading = pages.nextPageState.isLoading
    }

    await load()

    #expect(seen == reminders(1...2))
    #expect(!isLoading)
  }

  @Test func `after the last page nobody is asked`() async {
    source.answer(reminders(1...2), hasNext: false)

    await load(times: 3)

    #expect(source.requests == [nil])
  }

  @Test func `an empty page does not begin the list again`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.answer([], hasNext: true)

    await load(times: 3)

    #expect(pages.data == reminders(1...2))
    #expect(source.requests == [nil, 2])
  }

  @Test func `an empty first page is an empty list`() async {
    source.answer([], hasNext: true)

    await load(times: 2)

    #expect(pages.data.isEmpty)
    #expect(source.requests == [nil])
    #expect(view.reloads == 1)
  }

  @Test func `a call while a page is on its way asks nobody`() async {
    source.answer(reminders(1...2), hasNext: true) { await load() }

    await load()

    #expect(source.requests == [nil])
    #expect(pages.data == reminders(1...2))
  }

  @Test func `after a failure on the first page, loading is possible again`() async {
    source.fail()
    source.answer(reminders(1...2), hasNext: true)

    await load(times: 2)

    #expect(pages.data == reminders(1...2))
    #expect(source.requests == [nil, nil])
  }

  @Test func `after a failure on the second page, loading is possible again`() async {
    source.answer(reminders(1...2), hasNext: true)
    source.fail()
    source.answer(reminders(3...4), hasNext: true)

    await load(times: 3)

    #expect(pages.data == reminders(1...4))
    #expect(source.requests == [nil, 2, 2])
  }

  @Test func `a failure is kept, and does not reload the view`() async {
    source.fail()

    await load()

    #expect(pages.nextPageState.failure is Offline)
    #expect(view.reloads == 0, "a reload shows the last row again, which would ask again at once")
  }

  @Test func `a screen that reloads after a failure asks without a pause`() async {
    for _ in 1...49 { source.fail() }
    source.answer(reminders(1...2), hasNext: false)
    var next: Task<Void, Never>?
    // A reload shows the last row, which loads the next page.
    view.onReload = { next = pages.loadNext(reloading: view) }

    view.reloadData()
    while let load = next, source.requests.count < 100 {
      await load.value
      if pages.nextPageState.failure != nil { view.reloadData() }
    }

    #expect(source.requests.count == 50, "it failed 49 times, and nobody scrolled")
  }

  @Test func `a reset empties the list and begins at the first page`() async {
    source.answer(reminders(1...2), hasNext: false)
    source.answer(reminders(5...6), hasNext: true)

    await load()
    pages.reset(reloading: view)
    #expect(pages.data.isEmpty)
    #expect(view.reloads == 2)
    await load()

    #expect(pages.data == reminders(5...6))
    #expect(source.requests == [nil, nil])
  }

  @Test func `a page of before a reset is not appended`() async {
    source.answer(reminders(1...2), hasNext: true) { pages.reset(reloading: view) }

    await load()

    #expect(pages.data.isEmpty)
    #expect(view.reloads == 1, "the reset reloads, the late page does not")
  }

  @Test func `a page of before a reset that comes last changes nothing`() async {
    source.answer(reminders(1...2), hasNext: true) {
      pages.reset(reloading: view)
      await load()
    }
    source.answer(reminders(5...6), hasNext: true)

    await load()

    #expect(pages.data == reminders(5...6))
    #expect(pages.nextPageState.lastId == 6)
  }

  @Test func `a late page does not end the load that follows the reset`() async {
    var late: Task<Void, Never>?
    var current: Task<Void, Never>?
    var isLoading = false
    source.answer(reminders(1...2), hasNext: true) {
      pages.reset(reloading: view)
      current = pages.loadNext(reloading: view)
    }
    source.answer(reminders(5...6), hasNext: true) {
      await late?.value
      isLoading = pages.nextPageState.isLoading
    }

    late = pages.loadNext(reloading: view)
    await late?.value
    await current?.value

    #expect(isLoading, "the late page came first, and the other was still on its way")
    #expect(pages.data == reminders(5...6))
  }

  @Test func `neither the list nor the view is kept alive by a page on its way`() async {
    var pages: ReminderPages? = ReminderPages(source: source)
    var view: ReloadSpy? = ReloadSpy()
    weak var remainingPages: ReminderPages?
    weak var remainingView: ReloadSpy?
    remainingPages = pages
    remainingView = view
    var isAllGone = false
    source.answer(reminders(1...2), hasNext: true) {
      pages = nil
      view = nil
      isAllGone = remainingPages == nil && remainingView == nil
    }

    let load = view.flatMap { pages?.loadNext(reloading: $0) }
    await load?.value

    #expect(isAllGone, "they must be gone before the page is there")
  }

  @Test func `a failure after the list is gone does no harm`() async {
    var pages: ReminderPages? = ReminderPages(source: source)
    source.fail { pages = nil }

    let load = pages?.loadNext(reloading: view)
    await load?.value

    #expect(pages == nil)
  }

  @Test func `a thousand pages are not a thousand calls deep`() async {
    for id in 1...1_000 { source.answer(reminders(id...id), hasNext: id < 1_000) }
    var next: Task<Void, Never>?
    var depth = 0
    var deepest = 0
    view.onReload = {
      depth += 1
      deepest = max(deepest, depth)
      next = pages.loadNext(reloading: view)
      depth -= 1
    }

    next = pages.loadNext(reloading: view)
    while let load = next {
      next = nil
      await load.value
    }

    #expect(pages.data == reminders(1...1_000))
    #expect(deepest == 1, "no page is loaded inside another")
  }

  @Test func `two lists with two sources load apart`() async {
    let otherSource = ScriptedSource<Reminder>()
    let others = ReminderPages(source: otherSource)
    source.answer(reminders(1...2), hasNext: true) { await others.loadNext(reloading: view)?.value }
    otherSource.answer(reminders(7...9), hasNext: true)

    await load()

    #expect(pages.data == reminders(1...2))
    #expect(others.data == reminders(7...9))
  }

  private func load(times: Int = 1) async {
    for _ in 1...times { await pages.loadNext(reloading: view)?.value }
  }
}
