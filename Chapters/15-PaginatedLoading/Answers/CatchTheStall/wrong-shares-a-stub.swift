// wrong: Shares one stub among all runs, so that it answers only once.
// sees: the test passed on it before: something outlives the test

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
  private static let source = StubSource()

  @Test func `the first page is loaded`() async {
    let source = Self.source
    source.answer([1, 2])
    let loader = makeLoader(source: source)

    await loader.loadNext()

    #expect(loader.reminderIds == [1, 2])
    #expect(source.requests == [nil])
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
