import DependencyContainer
import ReminderStorage
import Testing
import UIKitStandIn

@MainActor
struct UserContainerTests {
  private let backend = Backend(accounts: [ada, grace])
  private let stage = Stage()
  private let store = FakeStore()
  private let app: AppContainer

  init() {
    let backend = backend
    app = AppContainer(
      login: backend, makeServer: { UserServer(session: $0, backend: backend) },
      stage: stage, store: store)
  }

  @Test func `two users' reminder 0 are two reminders`() throws {
    try list(of: "Ada").add("Water the plants")
    try list(of: "Grace").add("Pay rent")

    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Water the plants")])
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `a replaced user's screen is refused, and shows nothing`() throws {
    let left = try list(of: "Ada")
    try list(of: "Grace").add("Pay rent")
    let shown = stage.screen

    #expect(throws: UnknownSession.self) { try left.add("Water the plants") }
    left.showAccount()

    #expect(stage.screen === shown)
    #expect(backend.reminders(of: ada).isEmpty)
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `the server refuses a screen that outlives its logout`() throws {
    let left = try list(of: "Ada")
    left.showAccount()
    try #require(stage.screen as? AccountViewController).logOut()

    #expect(throws: UnknownSession.self) { try left.add("Water the plants") }

    #expect(stage.screen is LoginViewController)
    #expect(backend.reminders(of: ada).isEmpty)
  }

  @Test func `a login that stays behind logs nobody in`() throws {
    let login = try #require(app.loginScreen() as? LoginViewController)
    login.logIn("Ada")
    let shown = stage.screen

    login.logIn("Grace")

    #expect(stage.screen === shown)
    try #require(shown as? ListViewController).add("Water the plants")
    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Water the plants")])
  }

  @Test func `a page that outlives its logout logs nobody else out`() throws {
    let left = try #require(container(of: "Ada").screen(.account) as? AccountViewController)
    let ofGrace = try list(of: "Grace")

    left.logOut()

    try ofGrace.add("Pay rent")
    #expect(stage.screen is DetailViewController)
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `a save that ends after the logout shows nothing to the next user`() throws {
    let (server, stage) = (SpyServer(), stage)
    let app = ReminderApp(
      login: backend, makeServer: { _ in server }, stage: stage, store: store)
    try #require(stage.screen as? LoginViewController).logIn("Ada")
    let list = try #require(stage.screen as? ListViewController)
    server.whileSaving = {
      list.showAccount()
      try #require(stage.screen as? AccountViewController).logOut()
      try #require(stage.screen as? LoginViewController).logIn("Grace")
    }

    try withExtendedLifetime(app) { try list.add("Water the plants") }

    #expect(stage.screen is ListViewController, "Grace sees her list, and not Ada's reminder")
    #expect(stage.screen !== list)
  }

  // What this design leaves open: an id is counted on one device.
  @Test func `given up: on a second device, a user's ids begin at 0 again`() throws {
    for title in ["Water the plants", "Call home"] {
      let (backend, stage) = (backend, Stage())
      let device = ReminderApp(
        login: backend, makeServer: { UserServer(session: $0, backend: backend) }, stage: stage,
        store: FakeStore())
      try #require(stage.screen as? LoginViewController).logIn("Ada")
      try withExtendedLifetime(device) {
        try #require(stage.screen as? ListViewController).add(title)
      }
    }

    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Call home")])
  }

  @Test func `all screens of a user have that user's server`() throws {
    for user in [ada, grace] {
      let container = try container(of: user.name)
      let setup = DetailSetup(reminder: Reminder(id: 7, title: "by \(container.user.name)"))
      try #require(container.screen(.detail(setup)) as? DetailViewController).finish()
    }

    let titles = [ada, grace].map { backend.reminders(of: $0).map(\.title) }
    #expect(titles == [["by Ada"], ["by Grace"]])
  }

  @Test func `each user has ids of their own, and finds them again`() throws {
    for name in ["Ada", "Ada", "Grace", "Ada"] { try list(of: name).add("Water the plants") }

    #expect(backend.reminders(of: ada).map(\.id) == [0, 1, 2])
    #expect(backend.reminders(of: grace).map(\.id) == [0])
    #expect(store.object(forKey: currentReminderId) == nil)
  }

  @Test func `two lists of one user share the sequence of ids`() throws {
    let ofAda = try container(of: "Ada")
    let lists = try [ofAda, ofAda].map {
      try #require($0.screen(.list) as? ListViewController)
    }

    for list in lists + lists { try list.add("Water the plants") }

    #expect(backend.reminders(of: ada).map(\.id) == [0, 1, 2, 3])
  }

  @Test func `two users of one name are two users`() throws {
    let namesake = User(id: 3, name: "Grace")
    let other = Backend(accounts: [namesake])
    let otherApp = AppContainer(
      login: other, makeServer: { UserServer(session: $0, backend: other) }, stage: stage,
      store: store)
    let session = try #require(other.logIn("Grace"))
    store.set(41, forKey: "user 3: currentReminderId")

    try list(of: "Grace").add("Pay rent")

    #expect(try otherApp.userContainer(for: session).user == namesake)
    #expect(backend.reminders(of: grace).map(\.id) == [0])
  }

  @Test func `each screen is a new one`() throws {
    let container = try container(of: "Ada")
    let setup = DetailSetup(reminder: Reminder(id: 7, title: "Water the plants"))

    for screen in [Screen.list, .detail(setup), .account] {
      let (first, second) = (container.screen(screen), container.screen(screen))
      #expect(first !== second)
    }
  }

  @Test func `a parameter reaches the screen that it is for`() throws {
    let container = try container(of: "Ada")
    let setups = ["Water the plants", "Pay rent"].map {
      DetailSetup(reminder: Reminder(id: 7, title: $0))
    }

    let screens = setups.map { container.screen(.detail($0)) }

    #expect(screens.map { ($0 as? DetailViewController)?.setup } == setups)
  }

  @Test func `a finished reminder leads back to the list`() throws {
    let container = try container(of: "Ada")
    stage.show(container.screen(.list))
    try #require(stage.screen as? ListViewController).add("Water the plants")

    try #require(stage.screen as? DetailViewController).finish()

    #expect(stage.screen is ListViewController)
    let saved = backend.reminders(of: ada)
    #expect(saved == [Reminder(id: 0, title: "Water the plants", isDone: true)])
  }

  @Test func `each call opens a new container, also for the same session`() throws {
    let session = try #require(backend.logIn("Ada"))

    let containers = try [session, session].map { try app.userContainer(for: $0) }

    #expect(containers[0] !== containers[1])
    for container in containers {
      try #require(container.screen(.list) as? ListViewController).add("Water the plants")
    }
    #expect(backend.reminders(of: ada).map(\.id) == [0, 1])
  }

  @Test func `no container opens for another server's session`() throws {
    try refuses(try #require(Backend(accounts: [ada]).logIn("Ada")))
  }

  @Test func `no container opens for a session that has ended`() throws {
    let ended = try #require(backend.logIn("Ada"))
    backend.logOut(ended)

    try refuses(ended)
  }

  /// Expects that `session` opens no container, and that Grace, who is logged in, can go on.
  private func refuses(_ session: Session) throws {
    let ofGrace = try list(of: "Grace")

    #expect(throws: UnknownSession.self) { try app.userContainer(for: session) }

    try ofGrace.add("Pay rent")
    #expect(stage.screen is DetailViewController)
    #expect(store.object(forKey: "user 1: currentReminderId") == nil)
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  private func container(of name: String) throws -> UserContainer {
    try app.userContainer(for: #require(backend.logIn(name)))
  }

  private func list(of name: String) throws -> ListViewController {
    try #require(container(of: name).screen(.list) as? ListViewController)
  }
}
