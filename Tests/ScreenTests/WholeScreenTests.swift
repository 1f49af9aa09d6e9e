import ConstrainedExtensions
import Foundation
import PaginatedLoading
import ProtocolNetworking
import Synchronization
import TestSupport
import Testing
import UIKitStandIn
import WholeScreen

/// The whole screen: real requests to a server on this machine, and a real nib.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct WholeScreenTests {
  @Test func `the list loads a page whenever its last row comes into sight`() async throws {
    let answers = [
      "/channels": #"{"items": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}], "hasNext": true}"#,
      "/channels?after=2": #"{"items": [{"id": 5, "name": "C"}], "hasNext": false}"#,
    ]
    try await withScreen(answering: { .respond(body: answers[$0.target] ?? "") }) { screen, _ in
      let table = TableSpy(frame: CGRect(), style: .plain)
      screen.tableView = table
      screen.viewDidLoad()
      await screen.task?.value
      #expect(rows(of: screen) == 2)
      #expect(table.reloads == 1)

      scroll(screen, toRow: 0)
      await screen.task?.value
      #expect(rows(of: screen) == 2)
      for _ in 1...2 { scroll(screen, toRow: 1) }
      await screen.task?.value

      #expect(rows(of: screen) == 3)
      #expect(table.reloads == 2)
      #expect(emptyView(of: screen) == nil)
    }
  }

  @Test func `a server without channels gets the empty view from the nib`() async throws {
    let nothing = #"{"items": [], "hasNext": false}"#
    try await withScreen(answering: { _ in .respond(body: nothing) }) { screen, _ in
      screen.loadViewIfNeeded()
      #expect(emptyView(of: screen) == nil, "nobody knows yet whether there are channels")
      await screen.task?.value

      #expect(emptyView(of: screen)?.label?.text == "No channels yet")
    }
  }

  @Test func `a refresh takes the empty view away, and shows the channels that have come`()
    async throws
  {
    let script = Script([
      .respond(body: #"{"items": [], "hasNext": false}"#),
      .respond(body: #"{"items": [{"id": 1, "name": "A"}], "hasNext": false}"#),
    ])
    try await withScreen(answering: { _ in script.next() }) { screen, _ in
      screen.loadViewIfNeeded()
      await screen.task?.value
      #expect(emptyView(of: screen) != nil)

      screen.refresh()
      #expect(emptyView(of: screen) == nil, "nobody knows yet whether there are channels")
      await screen.task?.value

      #expect(rows(of: screen) == 1)
      #expect(emptyView(of: screen) == nil)
    }
  }

  @Test func `a first page that fails shows the empty view, until a tap`() async throws {
    let failures = Failures(1)
    try await withScreen(
      answering: { _ in
        failures.next() ?? .respond(body: #"{"items": [{"id": 1, "name": "A"}], "hasNext": false}"#)
      }
    ) { screen, _ in
      screen.loadViewIfNeeded()
      await screen.task?.value
      #expect(emptyView(of: screen)?.label?.text == "Can't load the channels")

      screen.retry()
      #expect(emptyView(of: screen) == nil, "while the page is on its way, the list has not failed")
      await screen.task?.value

      #expect(rows(of: screen) == 1)
      #expect(emptyView(of: screen) == nil)
    }
  }

  @Test func `a second page that fails covers no rows, and a tap loads it again`() async throws {
    let failures = Failures(1)
    try await withScreen(
      answering: { request in
        if request.target == "/channels" {
          return .respond(body: #"{"items": [{"id": 1, "name": "A"}], "hasNext": true}"#)
        }
        return failures.next()
          ?? .respond(body: #"{"items": [{"id": 2, "name": "B"}], "hasNext": false}"#)
      }
    ) { screen, _ in
      screen.loadViewIfNeeded()
      await screen.task?.value
      scroll(screen, toRow: 0)
      await screen.task?.value
      #expect(rows(of: screen) == 1)
      #expect(emptyView(of: screen) == nil)
      #expect(screen.title == "Some are missing")

      screen.retry()
      await screen.task?.value

      #expect(rows(of: screen) == 2)
      #expect(screen.title == "Channels")
    }
  }

  @Test func `if a refresh fails, the rows stay, and a tap refreshes again`() async throws {
    let script = Script([
      .respond(body: #"{"items": [{"id": 1, "name": "A"}], "hasNext": true}"#),
      .respond(status: 503, body: ""),
      .respond(
        body: #"{"items": [{"id": 7, "name": "G"}, {"id": 8, "name": "H"}], "hasNext": true}"#),
    ])
    try await withScreen(answering: { _ in script.next() }) { screen, _ in
      screen.loadViewIfNeeded()
      await screen.task?.value
      screen.refresh()
      #expect(rows(of: screen) == 1)
      await screen.task?.value
      #expect(rows(of: screen) == 1)
      #expect(screen.title == "Some are missing")

      scroll(screen, toRow: 0)
      screen.retry()
      await screen.task?.value

      #expect(rows(of: screen) == 2)
      #expect(screen.title == "Channels")
    }
  }

  @Test func `if a refresh of a complete list fails, a tap refreshes again`() async throws {
    let script = Script([
      .respond(body: #"{"items": [{"id": 1, "name": "A"}], "hasNext": false}"#),
      .respond(status: 503, body: ""),
      .respond(
        body: #"{"items": [{"id": 7, "name": "G"}, {"id": 8, "name": "H"}], "hasNext": false}"#),
    ])
    try await withScreen(answering: { _ in script.next() }) { screen, _ in
      screen.loadViewIfNeeded()
      await screen.task?.value
      screen.refresh()
      await screen.task?.value
      #expect(rows(of: screen) == 1)
      #expect(screen.title == "Some are missing")

      screen.retry()
      await screen.task?.value

      #expect(rows(of: screen) == 2)
      #expect(screen.title == "Channels")
    }
  }

  @Test func `each reminder takes the next id from the server`() async throws {
    let last = Mutex(-1)
    try await withScreen(
      answering: { request in
        guard request.method == "POST", request.target == "/reminder-ids" else { return .hangUp }
        let id = last.withLock { last in
          last += 1
          return last
        }
        return .respond(body: #"{"id": \#(id)}"#)
      }
    ) { screen, _ in
      let reminders = [try await screen.create("Pay rent"), try await screen.create("Call mum")]

      #expect(
        reminders == [Reminder(id: 0, title: "Pay rent"), Reminder(id: 1, title: "Call mum")])
    }
  }

  @Test func `a screen that is left behind ends its load`() async throws {
    try await withScreen(answering: { _ in .withhold(body: "") }) { screen, server in
      screen.loadViewIfNeeded()
      var requests = server.requests.makeAsyncIterator()
      _ = await requests.next()
      let task = screen.task
      weak var left: ChannelsViewController?
      left = screen
      screen = try ChannelsViewController(
        client: Client(carrier: Unused()), nibs: Bundle.reminderNibs)

      await task?.value

      #expect(left == nil)
    }
  }

  @Test func `without the empty view's nib there is no screen`() {
    #expect(throws: NibError.missing(nib: "EmptyListView")) {
      try ChannelsViewController(client: Client(carrier: Unused()), nibs: NoNibs())
    }
  }

  private func rows(of screen: ChannelsViewController) -> Int {
    screen.tableView(screen.tableView, numberOfRowsInSection: 0)
  }

  private func scroll(_ screen: ChannelsViewController, toRow row: Int) {
    screen.tableView(
      screen.tableView, willDisplay: UITableViewCell(), forRowAt: IndexPath(row: row, section: 0))
  }

  private func emptyView(of screen: ChannelsViewController) -> EmptyListView? {
    screen.tableView.backgroundView as? EmptyListView
  }
}

/// A spy: a table that counts its reloads.
private final class TableSpy: UITableView {
  private(set) var reloads = 0

  override func reloadData() { reloads += 1 }
}

/// Says a few times that the server is down.
private final class Failures: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) {
    left = Mutex(count)
  }

  func next() -> LoopbackServer.Answer? {
    left.withLock { left in
      left -= 1
      return left < 0 ? nil : .respond(status: 503, body: "")
    }
  }
}

/// Answers in the order that the test chose, and then hangs up.
private final class Script: Sendable {
  private let answers: Mutex<[LoopbackServer.Answer]>

  init(_ answers: [LoopbackServer.Answer]) {
    self.answers = Mutex(answers)
  }

  func next() -> LoopbackServer.Answer {
    answers.withLock { $0.isEmpty ? .hangUp : $0.removeFirst() }
  }
}

/// A dummy: a carrier that is passed and never called.
private struct Unused: Carrier {
  func send(_ message: Message) async throws -> Reply { throw CancellationError() }
}

/// A stub: an app whose nibs were not copied.
private struct NoNibs: NibLoading {
  func objects(inNib name: String, owner: Any?) throws(NibError) -> [Any] {
    throw .missing(nib: name)
  }
}
