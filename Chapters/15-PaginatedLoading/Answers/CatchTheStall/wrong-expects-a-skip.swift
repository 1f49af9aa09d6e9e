// wrong: Expects the failed page to be skipped.
// sees: this loader is the right one, so look for the mistake in the test

import Testing

// Exercise 15.4: catch the stall
//
// Write tests for a loader that you have not seen. Each test is run on a right one, where it must
// pass, and on thirteen broken ones. Every broken one must make at least one test fail.
//
// `makeLoader(source:)` makes a loader with `reminderIds`, `loadNext()`, which is async and throws
// nothing, and `reset()`. The right one appends pages in order, and asks for the page after the
// last id it has. After the last page it asks nobody. An empty page is the last one, whatever it
// says. While a page is on its way it does not ask again. After a failure the same page can be
// loaded, and what is there stays. A reset empties it and begins at the first page, at once; a
// page of before the reset is not appended.
//
// The stub below is a source. Tell it what to answer, and what happens meanwhile.

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
    #expect(source.requests == [nil, 2, 4])
  }

  @Test func `after the last page nobody is asked`() async {
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

  @Test func `while a page is on its way nobody is asked`() async {
    let source = StubSource()
    let loader = makeLoader(source: source)
    source.answer([1, 2]) { await loader.loadNext() }

    await loader.loadNext()

    #expect(source.requests == [nil])
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

  @Test func `a reset after the last page begins anew`() async {
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

/// A stub: it gives the answers it was told, one to each call, and keeps what it was asked.
///
/// `meanwhile` runs while the page is on its way. A call that nobody foresaw gets an error.
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
