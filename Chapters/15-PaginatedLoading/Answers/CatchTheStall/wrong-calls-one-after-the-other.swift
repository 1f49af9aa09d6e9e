// wrong: Calls twice, but the first page has come before the second call.
// sees: no test of yours notices a loader that makes a request while a page is on its way

import Testing

// Exercise 15.4: catch the stall
//
// Write tests for a loader that you haven't seen. Each test runs on a correct loader, where it must
// pass, and on thirteen broken ones. Each broken one must make at least one test fail.
//
// `makeLoader(source:)` makes a loader with `reminderIds`, `loadNext()`, which is async and throws
// nothing, and `reset()`. The correct loader behaves like this:
//
// - It appends pages in order, and requests the page after the last id that it has.
// - It makes no request after the last page, nor while a page is on its way. An empty page has
//   no last id to continue after. So here it is the last one, even if its `hasNext` is true.
// - After a failure it keeps its reminders, and can load the same page again.
// - A reset removes all reminders, and the next load begins at the first page, even if an old page
//   is still on its way. That old page isn't appended.
//
// The stub below is a source. A test chooses its pages, and what happens while one is on its way.

extension CatchTheStall {
  @Test func `pages are appended in order`() async {
    let source = StubSource()
    source.answer([1, 2])
    source.answer([3, 4])
    let loader = makeLoader(source: source)

    for _ in 1...2 { await loader.loadNext() }

    #expect(loader.reminderIds == [1, 2, 3, 4])
  }

  @Test func `after a failure on the first page, that page can be loaded`() async {
    let source = StubSource()
    source.fail()
    source.answer([1, 2])
    let loader = makeLoader(source: source)

    for _ in 1...2 { await loader.loadNext() }

    #expect(loader.reminderIds == [1, 2])
  }

  @Test func `a failure on the second page loses nothing`() async {
    let source = StubSource()
    source.answer([1, 2])
    source.fail()
    source.answer([3, 4])
    let loader = makeLoader(source: source)

    for _ in 1...2 { await loader.loadNext() }
    #expect(loader.reminderIds == [1, 2])

    await loader.loadNext()
    #expect(source.requests == [nil, 2, 2])
  }

  @Test func `after the last page there are no requests`() async {
    let source = StubSource()
    source.answer([1, 2], hasNext: false)
    let loader = makeLoader(source: source)

    for _ in 1...2 { await loader.loadNext() }

    #expect(source.requests == [nil])
  }

  @Test func `an empty page is the last one`() async {
    let source = StubSource()
    source.answer([1, 2])
    source.answer([])
    let loader = makeLoader(source: source)

    for _ in 1...3 { await loader.loadNext() }

    #expect(source.requests == [nil, 2])
  }

  @Test func `two calls ask for two pages`() async {
    let source = StubSource()
    source.answer([1, 2])
    source.answer([3, 4])
    let loader = makeLoader(source: source)

    await loader.loadNext()
    await loader.loadNext()

    #expect(source.requests == [nil, 2])
  }

  @Test func `a reset begins at once, and the old page is not appended`() async {
    let source = StubSource()
    let loader = makeLoader(source: source)
    source.answer([1, 2]) {
      loader.reset()
      await loader.loadNext()
    }
    source.answer([5, 6])

    await loader.loadNext()

    #expect(loader.reminderIds == [5, 6])
  }

  @Test func `a reset after the last page starts from the beginning`() async {
    let source = StubSource()
    source.answer([1, 2], hasNext: false)
    let loader = makeLoader(source: source)

    await loader.loadNext()
    loader.reset()
    #expect(loader.reminderIds.isEmpty)

    await loader.loadNext()
    #expect(source.requests == [nil, nil])
  }
}

/// A stub: it returns the pages that the test chose, one for each request, and keeps the requests.
///
/// `meanwhile` runs while the page is on its way. A request without a page gets an error.
@MainActor
private final class StubSource: ReminderIdSource {
  private var script: [(meanwhile: () async -> Void, page: ReminderIdPage?)] = []
  private(set) var requests: [Int?] = []

  func answer(
    _ ids: [Int], hasNext: Bool = true, meanwhile: @escaping () async -> Void = {}
  ) {
    script.append((meanwhile, ReminderIdPage(ids: ids, hasNext: hasNext)))
  }

  func fail(meanwhile: @escaping () async -> Void = {}) {
    script.append((meanwhile, nil))
  }

  func page(after lastId: Int?) async throws -> ReminderIdPage {
    requests.append(lastId)
    guard !script.isEmpty else { throw Offline() }
    let next = script.removeFirst()
    await next.meanwhile()
    guard let page = next.page else { throw Offline() }
    return page
  }

  private struct Offline: Error {}
}
