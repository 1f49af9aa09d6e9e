import DependencyContainer
import Foundation
import ReminderStorage
import Testing
import UIKitStandIn

@MainActor
struct CaptiveDependencyTests {
  private let backend = Backend(accounts: [ada, grace])

  @Test func `a queue that the app keeps holds the first user's server captive`() async throws {
    let app = AppThatLosesLogouts(backend)
    let queue = UploadQueue(server: try await app.logIn("Ada"))  // the app keeps the queue
    try app.logOut()
    _ = try await app.logIn("Grace")

    queue.add(Reminder(id: 0, title: "Pay rent"))  // by Grace
    try queue.upload()

    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Pay rent")])
    #expect(backend.reminders(of: grace).isEmpty)
  }

  @Test func `once the server knows of the logout, such a queue uploads nothing`() async throws {
    let session = try await backend.logIn("Ada")
    let queue = UploadQueue(server: UserServer(session: session, backend: backend))
    backend.logOut(session)

    queue.add(Reminder(id: 0, title: "Pay rent"))  // by Grace, who has logged in

    #expect(throws: UnknownSession.self) { try queue.upload() }
    #expect(backend.reminders(of: ada).isEmpty && backend.reminders(of: grace).isEmpty)
  }

  @Test func `a queue of each user's own sends as that user`() async throws {
    var queues: [UploadQueue] = []
    for name in ["Ada", "Grace"] {
      queues.append(UploadQueue(server: try await server(of: name)))
    }

    queues[1].add(Reminder(id: 0, title: "Pay rent"))
    for queue in queues { try queue.upload() }

    #expect(backend.reminders(of: ada).isEmpty)
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `what waits in the user's store is there at the next log-in`() async throws {
    let store = FakeStore()
    func queue(of user: User) async throws -> StoredUploadQueue {
      StoredUploadQueue(
        server: try await server(of: user.name), store: UserStore(user: user, store: store))
    }
    try await queue(of: ada).add(Reminder(id: 0, title: "Water the plants"))

    try await queue(of: grace).upload()
    #expect(backend.reminders(of: ada).isEmpty && backend.reminders(of: grace).isEmpty)

    for _ in 1...2 { try await queue(of: ada).upload() }
    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Water the plants")])
    #expect(backend.reminders(of: grace).isEmpty)
  }

  @Test func `a queue of the app can take the server with each call`() async throws {
    let queue = PassingUploadQueue()

    queue.add(Reminder(id: 0, title: "Water the plants"), of: ada)
    queue.add(Reminder(id: 0, title: "Pay rent"), of: grace)
    try queue.upload(for: grace, to: try await server(of: "Grace"))

    #expect(backend.reminders(of: ada).isEmpty)
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `a narrow interface still keeps the whole container alive`() {
    weak var container: Setup.Container?
    let recent: Setup.DetailViewController
    do {
      let made = makeContainer()
      recent = Setup.DetailViewController(setup: setup, container: made)
      container = made
    }

    withExtendedLifetime(recent) {
      #expect(container != nil, "the screen can name the server alone, but it holds everything")
    }
  }

  @Test func `a value holds nothing`() {
    weak var container: Setup.Container?
    let recent: DetailSetup
    do {
      let made = makeContainer()
      recent = Setup.DetailViewController(setup: setup, container: made).setup
      container = made
    }

    #expect(recent == setup)
    #expect(container == nil)
  }

  private var setup: DetailSetup { DetailSetup(reminder: Reminder(id: 0, title: "Pay rent")) }

  private func server(of name: String) async throws -> UserServer {
    UserServer(session: try await backend.logIn(name), backend: backend)
  }

  private func makeContainer() -> Setup.Container {
    Setup.Container(server: SpyServer(), stage: Stage(), store: FakeStore())
  }
}

/// Keeps reminders until there is a network.
///
/// An object that keeps the queue keeps its server, too.
@MainActor
private final class UploadQueue {
  private let server: any ServerInterface
  private var waiting: [Reminder] = []

  init(server: any ServerInterface) {
    self.server = server
  }

  func add(_ reminder: Reminder) { waiting.append(reminder) }

  func upload() throws {
    for reminder in waiting { try server.save(reminder) }
    waiting = []
  }
}

/// Lives as long as the user's container; what waits is in the store, as ids and titles.
@MainActor
private final class StoredUploadQueue {
  private let server: any ServerInterface
  private let store: UserStore

  init(server: any ServerInterface, store: UserStore) {
    (self.server, self.store) = (server, store)
  }

  func add(_ reminder: Reminder) {
    var waiting = waiting
    waiting["\(reminder.id)"] = reminder.title
    store.set(waiting, forKey: "waiting")
  }

  func upload() throws {
    for (id, title) in waiting {
      try server.save(Reminder(id: #require(Int(id)), title: title))
    }
    store.set(nil, forKey: "waiting")
  }

  private var waiting: [String: String] {
    store.object(forKey: "waiting") as? [String: String] ?? [:]
  }
}

/// An app that is offline whenever somebody logs out, so the backend hears of no logout.
@MainActor
private final class AppThatLosesLogouts {
  private let app: ReminderApp
  private let stage = Stage()
  private var server: UserServer?

  init(_ backend: Backend) {
    weak var me: AppThatLosesLogouts?
    app = ReminderApp(
      login: LoginThatLosesLogouts(backend),
      makeServer: { session in
        let server = UserServer(session: session, backend: backend)
        me?.server = server
        return server
      }, stage: stage, store: FakeStore())
    me = self
  }

  /// Logs in, and returns the server that the app has made.
  func logIn(_ name: String) async throws -> UserServer {
    try await #require(stage.screen as? LoginViewController).logIn(name)
    return try #require(server)
  }

  func logOut() throws {
    try #require(stage.screen as? ListViewController).showAccount()
    try #require(stage.screen as? AccountViewController).logOut()
    #expect(stage.screen is LoginViewController)
  }
}

/// Passes everything on to a backend but the logout.
@MainActor
private final class LoginThatLosesLogouts: LoginInterface {
  private let backend: Backend

  init(_ backend: Backend) { self.backend = backend }

  func logIn(_ name: String) async throws -> Session { try await backend.logIn(name) }

  func restore(_ token: UUID) async throws -> Session { try await backend.restore(token) }

  func logOut(_ session: Session) {}
}

/// Lives as long as the app, and holds values alone.
@MainActor
private final class PassingUploadQueue {
  private var waiting: [(user: User, reminder: Reminder)] = []

  func add(_ reminder: Reminder, of user: User) { waiting.append((user, reminder)) }

  func upload(for user: User, to server: any ServerInterface) throws {
    for (_, reminder) in waiting.filter({ $0.user == user }) { try server.save(reminder) }
    waiting.removeAll { $0.user == user }
  }
}
