import PaginatedLoading
import Testing

/// The slips of the talk's slides, which the frozen stages don't have.
@MainActor
struct SlideStagesTests {
  private let server = PageServer([reminders(1...2), reminders(3...4)])

  @Test func `stage 1: the second page replaces the first`() {
    let list = SlideReminders(server: server)

    for _ in 1...2 { list.load() }

    #expect(server.requests == [nil, 2])
    #expect(list.data == reminders(3...4), "reminders 1 and 2 are gone")
  }

  @Test func `stage 1: a failure ends the app`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      SlideReminders(server: PageServer([])).load()
    }
  }

  @Test func `stage 2: nothing clears the flag, so no second page is loaded`() {
    let list = SlideFriends(server: server)

    for _ in 1...100 { list.loadNext() }

    #expect(server.requests == [nil])
    #expect(list.data == reminders(1...2))
    #expect(list.lastId == 2)
  }

  @Test func `stage 2: the handler takes anything, and the base class learns nothing`() {
    let list = MistakenFriends(server: server)

    list.loadNext()

    #expect(list.data == reminders(1...2), "the page has arrived")
    #expect(list.lastId == nil, "but the cast in the base class has failed, in silence")
  }

  @Test func `stage 3: a request without the last id loads the first page again`() {
    let list = ForgetfulFriends(server: server)

    for _ in 1...2 { list.loadNext(reloading: ReloadSpy()) }

    #expect(server.requests == [nil, nil])
    #expect(list.data == reminders(1...2) + reminders(1...2))
  }
}

/// A fake server: it finds a page by the last id, and fails if there is none.
@MainActor
private final class PageServer: HandlerServer {
  private let pages: [[Reminder]]
  private(set) var requests: [Int?] = []

  init(_ pages: [[Reminder]]) {
    self.pages = pages
  }

  func page(after lastId: Int?, completion: @escaping (Pagination<Reminder>?) -> Void) {
    requests.append(lastId)
    let next = pages.first { page in page.contains { $0.id > lastId ?? 0 } }
    completion(next.map { Pagination(items: $0, hasNext: true) })
  }
}
