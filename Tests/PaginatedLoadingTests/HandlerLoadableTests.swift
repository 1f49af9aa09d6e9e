import PaginatedLoading
import Testing

/// What goes wrong with two handlers.
@MainActor
struct HandlerLoadableTests {
  private let server = ScriptedServer()
  private let view = ReloadSpy()

  @Test func `a failure on the second page stalls the list`() {
    let list = HandlerReminders(server: server)
    server.answer(reminders(1...2), hasNext: true)
    server.fail()

    for _ in 1...100 { list.loadNext(reloading: view) }

    #expect(server.requests == [nil, 2], "after the failure there is no other request")
    #expect(list.nextPageState.isLoading, "the flag is set, but nothing is on its way")
  }

  @Test func `a failure on the first page does not, so no test at the desk finds the stall`() {
    let list = HandlerReminders(server: server)
    server.fail()
    server.answer(reminders(1...2), hasNext: true)

    for _ in 1...2 { list.loadNext(reloading: view) }

    #expect(list.data == reminders(1...2))
  }

  @Test func `an empty page starts the list again`() {
    let list = HandlerReminders(server: server)
    server.answer(reminders(1...2), hasNext: true)
    server.answer([], hasNext: true)
    server.answer(reminders(1...2), hasNext: true)

    for _ in 1...3 { list.loadNext(reloading: view) }

    #expect(list.data == reminders(1...2) + reminders(1...2))
  }

  @Test func `a cache in front of the server calls the handler twice`() {
    let page = Pagination(items: reminders(1...2), hasNext: true)
    let list = CachedReminders(server: server, cache: [nil: page])
    server.answer(reminders(1...2), hasNext: true)

    list.loadNext(reloading: view)

    #expect(list.data == reminders(1...2) + reminders(1...2))
  }

  @Test func `an early return calls no handler, and the list never loads again`() {
    let list = PrivateReminders(server: server)

    list.loadNext(reloading: view)
    list.isLoggedIn = true
    list.loadNext(reloading: view)

    #expect(server.requests.isEmpty)
    #expect(list.nextPageState.isLoading)
  }

  @Test func `while a page is on its way, there is no other request`() {
    let list = HandlerReminders(server: server)
    server.answer(reminders(1...2), hasNext: true) { list.loadNext(reloading: view) }

    list.loadNext(reloading: view)

    #expect(server.requests == [nil])
    #expect(view.reloads == 1)
  }

  @Test func `after the last page there are no more requests`() {
    let list = HandlerReminders(server: server)
    server.answer(reminders(1...2), hasNext: false)

    for _ in 1...2 { list.loadNext(reloading: view) }

    #expect(server.requests == [nil])
  }
}

/// A stub and a spy: it calls the closure with the pages that the test chose.
@MainActor
private final class ScriptedServer: HandlerServer {
  private var script: [(meanwhile: () -> Void, page: Pagination<Reminder>?)] = []
  private(set) var requests: [Int?] = []

  func answer(_ items: [Reminder], hasNext: Bool, meanwhile: @escaping () -> Void = {}) {
    script.append((meanwhile, Pagination(items: items, hasNext: hasNext)))
  }

  func fail() {
    script.append(({}, nil))
  }

  func page(after lastId: Int?, completion: @escaping (Pagination<Reminder>?) -> Void) {
    requests.append(lastId)
    guard !script.isEmpty else {
      Issue.record("the script has no page after \(String(describing: lastId))")
      return
    }
    let next = script.removeFirst()
    next.meanwhile()
    completion(next.page)
  }
}
