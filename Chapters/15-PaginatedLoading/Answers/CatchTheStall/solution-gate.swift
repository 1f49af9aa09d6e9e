// why: A gate holds the old page back, so that its end comes while the new one is loaded.

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

  @Test func `it requests the page that follows`() async {
    let source = StubSource()
    source.answer([5, 3])
    source.answer([9, 2])
    source.answer([4], hasNext: false)
    let loader = makeLoader(source: source)
    for _ in 1...6 { await loader.loadNext() }
    #expect(source.requests == [nil, 3, 2])
    #expect(loader.reminderIds == [5, 3, 9, 2, 4])
  }

  @Test func `an empty page ends it`() async {
    let source = StubSource()
    source.answer([1, 2])
    source.answer([])
    source.answer([3])
    let loader = makeLoader(source: source)
    for _ in 1...4 { await loader.loadNext() }
    #expect(source.requests == [nil, 2])
    #expect(loader.reminderIds == [1, 2])
  }

  @Test func `an empty first page ends it, and a reset begins again`() async {
    let source = StubSource()
    source.answer([])
    source.answer([3])
    let loader = makeLoader(source: source)
    for _ in 1...3 { await loader.loadNext() }
    #expect(source.requests == [nil])
    loader.reset()
    await loader.loadNext()
    #expect(loader.reminderIds == [3])
  }

  @Test func `one at a time`() async {
    let source = StubSource()
    let loader = makeLoader(source: source)
    source.answer([1]) {
      await loader.loadNext()
      await loader.loadNext()
    }
    source.answer([2]) { await loader.loadNext() }
    source.answer([3])
    await loader.loadNext()
    #expect(source.requests == [nil])
    #expect(loader.reminderIds == [1])
    await loader.loadNext()
    #expect(source.requests == [nil, 1])
    await loader.loadNext()
    #expect(loader.reminderIds == [1, 2, 3])
  }

  @Test func `failures later`() async {
    let source = StubSource()
    let loader = makeLoader(source: source)
    source.answer([1, 2])
    source.fail { await loader.loadNext() }
    source.fail()
    source.answer([3], hasNext: false)
    await loader.loadNext()
    for _ in 1...2 {
      await loader.loadNext()
      #expect(loader.reminderIds == [1, 2])
    }
    await loader.loadNext()
    await loader.loadNext()
    #expect(source.requests == [nil, 2, 2, 2])
    #expect(loader.reminderIds == [1, 2, 3])
  }

  @Test func `reset`() async {
    let source = StubSource()
    let loader = makeLoader(source: source)
    source.answer([1, 2])
    source.answer([3], hasNext: false)
    source.answer([7, 8])
    source.answer([9])
    for _ in 1...2 { await loader.loadNext() }
    loader.reset()
    #expect(loader.reminderIds.isEmpty)
    for _ in 1...2 { await loader.loadNext() }
    #expect(source.requests == [nil, 2, nil, 8])
    #expect(loader.reminderIds == [7, 8, 9])
  }

  @Test(arguments: [true, false], [true, false])
  func `reset on the way`(_ fails: Bool, _ isFirst: Bool) async {
    let source = StubSource()
    let loader = makeLoader(source: source)
    if !isFirst {
      source.answer([1, 2])
      await loader.loadNext()
    }
    let meanwhile = {
      loader.reset()
      #expect(loader.reminderIds.isEmpty)
    }
    if fails {
      source.fail(meanwhile: meanwhile)
    } else {
      source.answer([3, 4], hasNext: false, meanwhile: meanwhile)
    }
    await loader.loadNext()
    #expect(loader.reminderIds.isEmpty)
    source.answer([5])
    source.answer([6])
    await loader.loadNext()
    await loader.loadNext()
    #expect(loader.reminderIds == [5, 6])
    #expect(source.requests.suffix(2) == [nil, 5])
  }

  @Test(arguments: [true, false])
  func `reset and loaded on the way`(_ fails: Bool) async {
    let source = StubSource()
    let loader = makeLoader(source: source)
    source.answer([1, 2])
    await loader.loadNext()
    let meanwhile = {
      loader.reset()
      await loader.loadNext()
    }
    if fails {
      source.fail(meanwhile: meanwhile)
    } else {
      source.answer([3, 4], hasNext: false, meanwhile: meanwhile)
    }
    source.answer([5, 6])
    await loader.loadNext()
    #expect(loader.reminderIds == [5, 6])
    #expect(source.requests == [nil, 2, nil])
    source.answer([7])
    await loader.loadNext()
    #expect(source.requests == [nil, 2, nil, 6])
    #expect(loader.reminderIds == [5, 6, 7])
  }

  @Test(arguments: [true, false])
  func `an old end does not free the new load`(_ fails: Bool) async {
    let source = StubSource()
    let loader = makeLoader(source: source)
    let gate = Gate()
    var old: Task<Void, Never>?
    if fails {
      source.fail { await gate.wait() }
    } else {
      source.answer([1, 2]) { await gate.wait() }
    }
    old = Task { await loader.loadNext() }
    while source.requests.isEmpty { await Task.yield() }
    loader.reset()
    source.answer([5, 6]) {
      gate.open()
      await old?.value
      await loader.loadNext()
    }
    await loader.loadNext()
    #expect(source.requests == [nil, nil])
    #expect(loader.reminderIds == [5, 6])
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

// Lets those who wait go on when it is opened.
@MainActor
private final class Gate {
  private var isOpen = false
  func open() { isOpen = true }
  func wait() async { while !isOpen { await Task.yield() } }
}
