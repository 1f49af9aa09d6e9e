import DependencyContainer
import ReminderStorage
import Testing
import UIKitStandIn

@MainActor
struct CaptiveDependencyTests {
  private let backend = Backend(accounts: [ada, grace])

  @Test func `a queue that the app keeps holds the first user's server captive`() throws {
    let queue = UploadQueue(server: try server(of: "Ada"))  // Ada logs out, the app keeps it

    queue.add(Reminder(id: 0, title: "Pay rent"))  // by Grace, who has logged in
    try queue.upload()

    #expect(backend.reminders(of: ada) == [Reminder(id: 0, title: "Pay rent")])
    #expect(backend.reminders(of: grace).isEmpty)
  }

  @Test func `once the server knows of the logout, such a queue uploads nothing`() throws {
    let session = try #require(backend.logIn("Ada"))
    let queue = UploadQueue(server: UserServer(session: session, backend: backend))
    backend.logOut(session)

    queue.add(Reminder(id: 0, title: "Pay rent"))  // by Grace, who has logged in

    #expect(throws: UnknownSession.self) { try queue.upload() }
    #expect(backend.reminders(of: ada).isEmpty && backend.reminders(of: grace).isEmpty)
  }

  @Test func `a queue of each user's own sends as that user`() throws {
    let queues = try ["Ada", "Grace"].map { UploadQueue(server: try server(of: $0)) }

    queues[1].add(Reminder(id: 0, title: "Pay rent"))
    for queue in queues { try queue.upload() }

    #expect(backend.reminders(of: ada).isEmpty)
    #expect(backend.reminders(of: grace) == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `a queue of the app can take the server with each call`() throws {
    let queue = PassingUploadQueue()

    queue.add(Reminder(id: 0, title: "Water the plants"), of: ada)
    queue.add(Reminder(id: 0, title: "Pay rent"), of: grace)
    try queue.upload(for: grace, to: try server(of: "Grace"))

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

  private func server(of name: String) throws -> UserServer {
    UserServer(session: try #require(backend.logIn(name)), backend: backend)
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
