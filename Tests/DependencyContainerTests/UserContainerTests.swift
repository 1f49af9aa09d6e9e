import DependencyContainer
import Foundation
import ReminderStorage
import Testing
import UIKitStandIn

@MainActor
struct UserContainerTests {
  private let backend = Backend(accounts: [ada, grace])
  private let stage = Stage()
  private let store = FakeStore()
  private let last = Last()
  private let app: AppContainer

  init() {
    let backend = backend
    app = AppContainer(
      login: backend, makeServer: { UserServer(session: $0, backend: backend) },
      stage: stage, store: store)
  }

  @Test func `two users' reminder 0 are two reminders`() async throws {
    try await list(of: "Ada").add("Water the plants")
    try await list(of: "Grace").add("Pay rent")

    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Water the plants")])
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `a screen that is left over is refused, and shows nothing`() async throws {
    let left = try await list(of: "Ada")
    try await list(of: "Grace").add("Pay rent")
    let shown = stage.screen

    #expect(throws: UnknownSession.self) { try left.add("Water the plants") }
    left.showAccount()

    #expect(stage.screen === shown)
    #expect(backend.reminders(of: ada).isEmpty)
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `the server refuses a screen that outlives its logout`() async throws {
    let left = try await list(of: "Ada")
    left.showAccount()
    try #require(stage.screen as? AccountViewController).logOut()

    #expect(throws: UnknownSession.self) { try left.add("Water the plants") }

    #expect(stage.screen is LoginViewController)
    #expect(backend.reminders(of: ada).isEmpty)
  }

  @Test func `a login that stays behind logs nobody in`() async throws {
    let login = try #require(app.loginScreen() as? LoginViewController)
    await login.logIn("Ada")
    let shown = stage.screen

    await login.logIn("Grace")

    #expect(stage.screen === shown)
    #expect(login.message != nil)
    try #require(shown as? ListViewController).add("Water the plants")
    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Water the plants")])
  }

  @Test func `a page that outlives its logout logs nobody else out`() async throws {
    let left = try #require(await container(of: "Ada").screen(.account) as? AccountViewController)
    let ofGrace = try await list(of: "Grace")

    left.logOut()

    try ofGrace.add("Pay rent")
    #expect(stage.screen is DetailViewController)
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `a save that ends after the logout shows nothing to the next user`() async throws {
    let (server, stage) = (SpyServer(), stage)
    let app = ReminderApp(
      login: backend, makeServer: { _ in server }, stage: stage, store: store)
    try await #require(stage.screen as? LoginViewController).logIn("Ada")
    let list = try #require(stage.screen as? ListViewController)
    server.whileSaving = {
      list.showAccount()
      try #require(stage.screen as? AccountViewController).logOut()
    }

    try withExtendedLifetime(app) { try list.add("Water the plants") }

    #expect(stage.screen is LoginViewController, "Grace sees the login, and not Ada's reminder")
  }

  @Test func `of two log-ins at the same time, the first to be answered counts`() async throws {
    let server = SlowLogin(backend)
    let app = makeApp(server)
    let ofAda = try #require(app.loginScreen() as? LoginViewController)
    let ofGrace = try #require(app.loginScreen() as? LoginViewController)
    server.whileLoggingIn = { name in if name == "Ada" { await ofGrace.logIn("Grace") } }

    await ofAda.logIn("Ada")

    try #require(stage.screen as? ListViewController).add("Pay rent")
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
    #expect(ofAda.message != nil)
    #expect(try await !isValid(#require(server.sessions["Ada"])))
  }

  @Test func `after the next launch, the token of a session shows its user's list`() async throws {
    let token = try await container(of: "Ada").session.token
    let stage = Stage()
    let backend = backend
    let next = ReminderApp(
      login: backend, makeServer: { UserServer(session: $0, backend: backend) }, stage: stage,
      store: store)

    try await next.restore(token)

    try #require(stage.screen as? ListViewController).add("Water the plants")
    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Water the plants")])
  }

  @Test func `whoever logs in while the last session is restored stays`() async throws {
    let server = SlowLogin(backend)
    let app = makeApp(server)
    let session = try await backend.logIn("Ada")
    let login = try #require(app.loginScreen() as? LoginViewController)
    server.whileRestoring = { await login.logIn("Grace") }

    await #expect(throws: AlreadyLoggedIn.self) { try await app.restore(session.token) }

    try #require(stage.screen as? ListViewController).add("Pay rent")
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
    #expect(backend.reminders(of: ada).isEmpty)
  }

  // Ada's old session is restored, while Grace uses the iPad and hands it back.
  @Test func `a session that arrives after another user's logout shows nothing, and ends`()
    async throws
  {
    let server = SlowLogin(backend)
    let app = makeApp(server)
    let session = try await backend.logIn("Ada")
    let login = try #require(app.loginScreen() as? LoginViewController)
    server.whileRestoring = {
      await login.logIn("Grace")
      try #require(stage.screen as? ListViewController).showAccount()
      try #require(stage.screen as? AccountViewController).logOut()
    }

    await #expect(throws: AlreadyLoggedIn.self) { try await app.restore(session.token) }

    #expect(stage.screen is LoginViewController, "nobody sees Ada's list")
    #expect(await !isValid(session))
  }

  @Test func `the token of a session that has ended shows the login`() async throws {
    let session = try await backend.logIn("Ada")
    backend.logOut(session)
    let stage = Stage()
    let next = ReminderApp(
      login: backend, makeServer: { _ in SpyServer() }, stage: stage, store: store)

    await #expect(throws: UnknownSession.self) { try await next.restore(session.token) }

    #expect(stage.screen is LoginViewController)
  }

  @Test func `a restore that fails without a network leaves the session valid`() async throws {
    let server = SlowLogin(backend)
    let app = makeApp(server)
    let session = try await backend.logIn("Ada")
    server.whileRestoring = { throw Offline() }
    await #expect(throws: Offline()) { try await app.restore(session.token) }

    server.whileRestoring = {}
    try await app.restore(session.token)

    #expect(stage.screen is ListViewController)
  }

  // What this design leaves open: nobody tells the app's container of it.
  @Test func `given up: a session that the server ends leaves its list on the stage`()
    async throws
  {
    let ofAda = try await container(of: "Ada")
    stage.show(ofAda.screen(.list))
    let list = try #require(stage.screen as? ListViewController)

    backend.logOut(ofAda.session)

    #expect(throws: UnknownSession.self) { try list.add("Water the plants") }
    #expect(stage.screen === list)
  }

  @Test func `any code can decode a session that is Codable`() throws {
    let forged = try JSONDecoder().decode(
      CodableSession.self, from: Data(#"{"user": "Ada", "token": "forged"}"#.utf8))

    #expect(forged.user == "Ada" && forged.token == "forged")
  }

  // What this design leaves open: an id is counted on one device.
  @Test func `given up: on a second device, a user's ids begin at 0 again`() async throws {
    for title in ["Water the plants", "Call home"] {
      let (backend, stage) = (backend, Stage())
      let device = ReminderApp(
        login: backend, makeServer: { UserServer(session: $0, backend: backend) }, stage: stage,
        store: FakeStore())
      try await #require(stage.screen as? LoginViewController).logIn("Ada")
      try withExtendedLifetime(device) {
        try #require(stage.screen as? ListViewController).add(title)
      }
    }

    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Call home")])
  }

  @Test func `all screens of a user have that user's server`() async throws {
    for user in [ada, grace] {
      let container = try await container(of: user.name)
      let setup = DetailSetup(reminder: Reminder(id: 7, title: "by \(container.user.name)"))
      try #require(container.screen(.detail(setup)) as? DetailViewController).finish()
    }

    let titles = [ada, grace].map { backend.reminders(of: $0).map(\.title) }
    #expect(titles == [["by Ada"], ["by Grace"]])
  }

  @Test func `each user has ids of their own, and finds them again`() async throws {
    for name in ["Ada", "Ada", "Grace", "Ada"] { try await list(of: name).add("Water the plants") }

    #expect(backend.reminders(of: ada).map(\.id) == [0, 1, 2])
    #expect(backend.reminders(of: grace).map(\.id) == [0])
    #expect(store.object(forKey: currentReminderId) == nil)
  }

  @Test func `two lists of one user share the sequence of ids`() async throws {
    let ofAda = try await container(of: "Ada")
    let lists = try [ofAda, ofAda].map {
      try #require($0.screen(.list) as? ListViewController)
    }

    for list in lists + lists { try list.add("Water the plants") }

    #expect(backend.reminders(of: ada).map(\.id) == [0, 1, 2, 3])
  }

  @Test func `two users of one name are two users`() async throws {
    let namesake = User(id: 3, name: "Grace")
    let other = Backend(accounts: [namesake])
    let otherApp = AppContainer(
      login: other, makeServer: { UserServer(session: $0, backend: other) }, stage: stage,
      store: store)
    let session = try await other.logIn("Grace")
    store.set(41, forKey: "user 3: currentReminderId")

    try await list(of: "Grace").add("Pay rent")

    #expect(try otherApp.userContainer(for: session).user == namesake)
    #expect(backend.reminders(of: grace).map(\.id) == [0])
  }

  @Test func `each screen is a new one`() async throws {
    let container = try await container(of: "Ada")
    let setup = DetailSetup(reminder: Reminder(id: 7, title: "Water the plants"))

    for screen in [Screen.list, .detail(setup), .account] {
      let (first, second) = (container.screen(screen), container.screen(screen))
      #expect(first !== second)
    }
  }

  @Test func `a parameter reaches the screen that it is for`() async throws {
    let container = try await container(of: "Ada")
    let setups = ["Water the plants", "Pay rent"].map {
      DetailSetup(reminder: Reminder(id: 7, title: $0))
    }

    let screens = setups.map { container.screen(.detail($0)) }

    #expect(screens.map { ($0 as? DetailViewController)?.setup } == setups)
  }

  @Test func `a finished reminder leads back to the list`() async throws {
    let container = try await container(of: "Ada")
    stage.show(container.screen(.list))
    try #require(stage.screen as? ListViewController).add("Water the plants")

    try #require(stage.screen as? DetailViewController).finish()

    #expect(stage.screen is ListViewController)
    let saved = backend.reminders(of: ada)
    #expect(saved == [Reminder(id: 0, title: "Water the plants", isDone: true)])
  }

  @Test func `each log-in opens a new container`() async throws {
    let first = try await container(of: "Ada")
    let second = try await container(of: "Ada")

    #expect(first !== second)
  }

  @Test func `while a user is logged in, no session opens a container`() async throws {
    let ofAda = try await container(of: "Ada")
    let ofGrace = try await backend.logIn("Grace")

    for session in [ofGrace, ofAda.session] {
      #expect(throws: AlreadyLoggedIn.self) { try app.userContainer(for: session) }
    }

    #expect(await !isValid(ofGrace))
    try #require(ofAda.screen(.list) as? ListViewController).add("Water the plants")
    #expect(stage.screen is DetailViewController)
    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Water the plants")])
  }

  @Test func `another server's session opens a container that saves nothing`() async throws {
    try await refuses(Backend(accounts: [ada]).logIn("Ada"))
  }

  @Test func `a session that has ended opens a container that saves nothing`() async throws {
    let ended = try await backend.logIn("Ada")
    backend.logOut(ended)

    try refuses(ended)
  }

  /// Expects that the server refuses the first save in `session`.
  private func refuses(_ session: Session) throws {
    let list = try #require(
      app.userContainer(for: session).screen(.list) as? ListViewController)

    #expect(throws: UnknownSession.self) { try list.add("Water the plants") }

    #expect(backend.reminders(of: ada).isEmpty)
  }

  private func makeApp(_ login: SlowLogin) -> AppContainer {
    let backend = backend
    return AppContainer(
      login: login, makeServer: { UserServer(session: $0, backend: backend) }, stage: stage,
      store: store)
  }

  private func isValid(_ session: Session) async -> Bool {
    do {
      return try await backend.restore(session.token) == session
    } catch {
      return false
    }
  }

  /// Logs out whoever is logged in, then logs this user in.
  private func container(of name: String) async throws -> UserContainer {
    (last.container?.screen(.account) as? AccountViewController)?.logOut()
    let container = try await app.userContainer(for: backend.logIn(name))
    last.container = container
    return container
  }

  private func list(of name: String) async throws -> ListViewController {
    try #require(await container(of: name).screen(.list) as? ListViewController)
  }
}

/// The container that was opened last, if it is still in memory.
@MainActor
private final class Last {
  weak var container: UserContainer?
}

/// A backend far away: things happen while it answers.
@MainActor
private final class SlowLogin: LoginInterface {
  var whileLoggingIn: (String) async throws -> Void = { _ in }
  var whileRestoring: () async throws -> Void = {}
  private(set) var sessions: [String: Session] = [:]
  private let backend: Backend

  init(_ backend: Backend) { self.backend = backend }

  func logIn(_ name: String) async throws -> Session {
    let session = try await backend.logIn(name)
    sessions[name] = session
    try await whileLoggingIn(name)
    return session
  }

  func restore(_ token: UUID) async throws -> Session {
    let session = try await backend.restore(token)
    try await whileRestoring()
    return session
  }

  func logOut(_ session: Session) { backend.logOut(session) }
}
