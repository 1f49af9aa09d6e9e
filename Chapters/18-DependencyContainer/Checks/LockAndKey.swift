import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import DependencyContainerExercises

@Suite(.exercise("18.4")) struct LockAndKey {
  private let store = SpyStore()
  private let line = Line()
  private let accounts = Session.Accounts()
  private let app: AppContainer

  init() {
    app = AppContainer(store: store, connection: SpyConnection(line))
  }

  @Test func `each session gets a new container`() {
    let containers = [1, 2, 2, 1].map { container(of: $0) }
    let users = containers.map(\.user)
    #expect(
      users == [1, 2, 2, 1],
      "users 1, 2, 2 and 1 logged in, and their containers were those of users \(users)")
    #expect(
      containers[0] !== containers[3] && containers[1] !== containers[2],
      "users 1 and 2 logged in twice each, and one of them got the same container again")
  }

  @Test func `each screen is a new one`() {
    let container = container(of: 1)
    let lists = [container.screen(.list), container.screen(.list)]
    #expect(
      lists[0] !== lists[1], "called twice for the list, the container returned the same object")
    #expect(
      lists.allSatisfy { $0 is ListController }, "the list must be a ListController")
    #expect(
      container.screen(.detail(title: "Pay rent"))
        !== container.screen(.detail(title: "Pay rent")),
      "called twice for a detail, the container returned the same object")
  }

  @Test func `each container saves in its own session`() throws {
    var tokens: [String] = []
    let containers = [1, 2, 1].map { user in
      let session = accounts.logIn(user: user)
      tokens.append(session.token)
      return app.container(for: session)
    }
    let saves = [(0, "a"), (1, "b"), (2, "c"), (0, "d")]
    for (index, title) in saves { _ = try add(title, in: containers[index]) }
    let due = saves.map { index, title in "\(title) with \(tokens[index])" }
    #expect(
      line.sent == due,
      """
      users 1, 2 and 1 logged in, and each container sends with the token of its own session; due \
      was \(due), and sent was \(line.sent)
      """)
  }

  @Test(arguments: [UserScreen.list, .detail(title: "Pay rent")])
  func `a connection's error reaches the caller`(screen: UserScreen) {
    line.fails = true
    let controller = container(of: 1).screen(screen)
    #expect(
      throws: Offline.self,
      "the connection failed, and the caller got no error; the screen was \(screen)"
    ) {
      _ = try (controller as? ListController)?.add("Pay rent")
      try (controller as? DetailController)?.finish()
    }
    #expect(
      line.attempts <= 1,
      """
      the connection failed once, so the caller must get that error; a screen of the kind \(screen) \
      sent \(line.attempts) times
      """)
  }

  @Test(arguments: [UserScreen.list, .detail(title: "")])
  func `a screen can save more than once`(screen: UserScreen) throws {
    let session = accounts.logIn(user: 1)
    let controller = app.container(for: session).screen(screen)
    for _ in 1...2 {
      _ = try (controller as? ListController)?.add("")
      try (controller as? DetailController)?.finish()
    }
    let due = [1, 2].map { _ in " with \(session.token)" }
    #expect(
      line.sent == due,
      """
      a screen of the kind \(screen) saved an empty title twice; due was \(due), and sent was \
      \(line.sent)
      """)
  }

  @Test func `two apps are two connections`() throws {
    let other = Line()
    let container = container(
      of: 1, in: AppContainer(store: store, connection: SpyConnection(other)))
    _ = try add("Pay rent", in: container)
    #expect(
      line.sent.isEmpty && other.sent.count == 1,
      """
      "Pay rent" was saved in the second of two apps; the first one's connection sent \(line.sent), \
      and the second one's \(other.sent)
      """)
  }

  @Test func `the detail gets its title`() {
    let container = container(of: 1)
    let titles = ["Pay rent", "", "Call home"].map {
      (container.screen(.detail(title: $0)) as? DetailController)?.title
    }
    #expect(
      titles == ["Pay rent", "", "Call home"],
      "the title in the enum did not reach the detail screen")
  }

  @Test(arguments: [UserScreen.list, .detail(title: "Pay rent")])
  func `a screen that is still shown saves for its own user`(screen: UserScreen) throws {
    var due: [String] = []
    let shown = [1, 2].map { user in
      let session = accounts.logIn(user: user)
      due.append("Pay rent with \(session.token)")
      return app.container(for: session).screen(screen)
    }
    app.logOut()
    for controller in shown {
      _ = try (controller as? ListController)?.add("Pay rent")
      try (controller as? DetailController)?.finish()
    }
    #expect(
      line.sent == due,
      """
      a screen that is still shown must save for its own user; users 1 and 2 left one of the kind \
      \(screen), due was \(due), and sent was \(line.sent)
      """)
  }

  @Test func `users count apart`() throws {
    let mine = container(of: 1)
    let yours = container(of: 2)
    let ids = try [mine, yours, mine, yours].map { try nextId(in: $0) }
    #expect(
      ids == [0, 0, 1, 1],
      "users 1, 2, 1 and 2 made ids in turn; each counts from 0, so 0, 0, 1, 1 was due, not \(ids)")
  }

  @Test func `a user who comes back goes on`() throws {
    let ids = try [1, 1, 2, 1].map { user in
      let id = try nextId(in: container(of: user))
      app.logOut()
      return id
    }
    #expect(
      ids == [0, 1, 0, 2],
      """
      users 1, 1, 2 and 1 logged in, and each made an id; each goes on where they were, so 0, 1, 0, 2 was \
      due, not \(ids)
      """)
    let id = try nextId(
      in: container(of: 1, in: AppContainer(store: store, connection: SpyConnection(line))))
    #expect(
      id == (ids.last ?? -1) + 1,
      "the app was started again on the same store, and user 1 got \(id) after \(ids)")
  }

  @Test func `two containers of one user go on together`() throws {
    let (first, second) = (container(of: 3), container(of: 3))
    let ids = try [first, second, first].map { try nextId(in: $0) }
    #expect(
      ids == [0, 1, 2],
      """
      two containers of user 3 made ids in turn; each must see what the other one has stored, so \
      0, 1, 2 was due, not \(ids)
      """)
  }

  @Test func `the key names the user`() throws {
    _ = try nextId(in: container(of: 7))
    #expect(
      store.writtenKeys == ["user 7: currentReminderId"],
      "user 7's id belongs under \"user 7: currentReminderId\", and nothing under another key")
  }

  @Test func `two apps are two stores`() throws {
    let other = AppContainer(store: SpyStore(), connection: SpyConnection(line))
    let ids = try [app, other, app].map { try nextId(in: container(of: 1, in: $0)) }
    #expect(
      ids == [0, 0, 1],
      "two apps have a store each, and the ids of user 1 must be 0, 0, 1 in turn, not \(ids)")
  }

  @Test func `the ids of before are nobody's`() throws {
    let store = SpyStore([currentReminderId: 41])
    let id = try nextId(
      in: container(of: 1, in: AppContainer(store: store, connection: SpyConnection(line))))
    #expect(
      id == 0,
      "41 is stored under \"currentReminderId\", which is no user's; user 1 began at \(id)")
  }

  @Test(arguments: ["four", Int.max] as [any Sendable])
  func `without a next id the caller gets the error`(stored: any Sendable) {
    let store = SpyStore(["user 1: currentReminderId": stored])
    let container = container(
      of: 1, in: AppContainer(store: store, connection: SpyConnection(line)))
    #expect(
      throws: ReminderIdError.self,
      "\(stored) is stored for user 1, so there is no next id, and the caller got no error"
    ) {
      try nextId(in: container)
    }
    #expect(
      store.writtenKeys.isEmpty,
      "\(stored) is stored for user 1, so there is no next id; something was stored all the same")
  }

  @Test func `without a next id nothing is sent`() {
    let store = SpyStore(["user 1: currentReminderId": Int.max])
    let container = container(
      of: 1, in: AppContainer(store: store, connection: SpyConnection(line)))
    _ = try? add("Pay rent", in: container)
    #expect(
      line.sent.isEmpty,
      """
      the largest id is stored for user 1, so "Pay rent" gets none, and the server must not get it; \
      it got \(line.sent)
      """)
  }

  @Test func `a screen goes when nobody shows it`() {
    let container = container(of: 1)
    let screens: [UserScreen] = [.list, .detail(title: "Pay rent"), .list]
    let left = screens.map { Left(container.screen($0)) }
    withExtendedLifetime(container) {
      #expect(
        left.map(\.isInMemory) == [false, false, false],
        "a list, a detail and a list were made, and nobody holds them; one is still in memory")
    }
  }

  @Test func `the app keeps the container of the user who is logged in`() {
    let left = [1, 2, 1].map { Left(container(of: $0)) }
    withExtendedLifetime(app) {
      #expect(
        left.last?.isInMemory == true,
        "user 1 is still logged in, and the container is gone, because nobody shows a screen of it")
      #expect(
        left.dropLast().allSatisfy { !$0.isInMemory },
        "the app's container keeps the last user's container, and has kept one before it, too")
    }
  }

  @Test func `the container goes at the logout`() {
    let left = [1, 2, 1].map { user in
      let container = container(of: user)
      let screens = [container.screen(.list), container.screen(.detail(title: "Pay rent"))]
      app.logOut()
      return withExtendedLifetime(screens) { Left(container) }
    }
    withExtendedLifetime(app) {
      #expect(
        left.map(\.isInMemory) == [false, false, false],
        "users 1, 2 and 1 have logged out, and a container is still in memory")
    }
  }

  @Test func `the session goes with the container`() throws {
    let left = try [1, 2].map { user in
      let session = accounts.logIn(user: user)
      let container = app.container(for: session)
      _ = try add("Pay rent", in: container)
      let screens = [container.screen(.list), container.screen(.detail(title: "Pay rent"))]
      app.logOut()
      return withExtendedLifetime(screens) { Left(session) }
    }
    withExtendedLifetime(app) {
      #expect(
        left.map(\.isInMemory) == [false, false],
        "users 1 and 2 have logged out, and a session is still in memory")
    }
  }

  private func add(_ title: String, in container: UserContainer) throws -> Int {
    guard let list = container.screen(.list) as? ListController else {
      Issue.record("the list must be a ListController")
      return -1
    }
    return try list.add(title)
  }

  private func nextId(in container: UserContainer) throws -> Int {
    try add("Pay rent", in: container)
  }

  private func container(of user: Int, in app: AppContainer? = nil) -> UserContainer {
    (app ?? self.app).container(for: accounts.logIn(user: user))
  }
}

/// A spy for the connection, which writes down what it sends.
private final class SpyConnection: Connection {
  private let line: Line

  init(_ line: Line) { self.line = line }

  func send(_ title: String, token: String) throws {
    line.attempts += 1
    if line.fails { throw Offline() }
    line.sent.append("\(title) with \(token)")
  }
}

private final class Line {
  var fails = false
  var attempts = 0
  var sent: [String] = []
}

private struct Offline: Error {}

/// What is left of an object that others hold.
private struct Left {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  var isInMemory: Bool { object != nil }
}
