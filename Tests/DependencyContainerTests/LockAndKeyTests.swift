import DependencyContainer
import ReminderStorage
import Testing
import UIKitStandIn

@MainActor
struct LockAndKeyTests {
  private let ada = User(id: 1, name: "Ada")
  private let grace = User(id: 2, name: "Grace")
  private let server: Server
  private let store = FakeStore()
  private let app: AppDelegate

  init() {
    server = Server(accounts: [ada, grace])
    app = AppDelegate(server: server, store: store)
  }

  @Test func `the app begins with the login`() {
    #expect(app.stage.screen is LoginViewController)
  }

  @Test func `without an account there is no way in`() throws {
    let login = app.stage.screen

    try logIn("Nobody")

    #expect(app.stage.screen === login)
  }

  @Test func `each user has ids of their own, and finds them again`() throws {
    for name in ["Ada", "Ada", "Grace", "Ada"] {
      try logIn(name)
      try addReminder()
      app.stage.show(preLogin.screen(.login))
    }

    #expect(server.saved.map(\.id) == [0, 1, 0, 2])
    #expect(store.object(forKey: currentReminderId) == nil)
  }

  @Test func `two users of one name have ids of their own`() throws {
    let namesake = User(id: 3, name: "Ada")

    let ids = try [ada, namesake, ada].map {
      try preLogin.postLoginContainer(for: $0).reminderIdGenerator().nextReminderId()
    }

    #expect(ids == [0, 0, 1])
  }

  @Test func `the user opens a container of their own`() throws {
    let container = preLogin.postLoginContainer(for: ada)

    let account = try #require(container.screen(.account) as? AccountViewController)

    #expect(container.user == ada)
    #expect(account.title == "Ada")
    #expect(container.screen(.account) !== account)
    #expect(preLogin.postLoginContainer(for: ada) !== container)
  }

  @Test func `the new container uses the app's server and stage`() {
    let preLogin = preLogin

    #expect(preLogin.postLoginContainer(for: ada).server === server)
    #expect(preLogin.postLoginContainer(for: ada).stage === app.stage)
  }

  @Test func `nothing of the first user outlives the logout`() throws {
    weak var list: UIViewController?
    weak var detail: UIViewController?
    weak var container: (any PostLoginDependencyContaining)?
    weak var account: AccountViewController?
    try logIn("Ada")
    list = app.stage.screen
    try addReminder()
    detail = app.stage.screen
    do {
      let ofAda = preLogin.postLoginContainer(for: ada)
      let screen = try #require(ofAda.screen(.account) as? AccountViewController)
      app.stage.show(screen)
      (container, account) = (ofAda, screen)
    }
    #expect(container != nil && account != nil, "the stage holds the account, and it the container")

    try #require(app.stage.screen as? AccountViewController).logOut()

    #expect(app.stage.screen is LoginViewController)
    #expect(list == nil && detail == nil && account == nil)
    #expect(container == nil)
  }

  @Test func `the container that logging in makes goes with its last screen`() throws {
    let spy = SpyPreLoginContainer(user: ada, stage: app.stage, preLogin: preLogin)
    LoginViewController(container: spy).logIn("Ada")
    #expect(spy.made != nil)

    app.stage.show(spy.screen(.login))

    #expect(spy.made == nil)
  }

  @Test func `an app that goes leaves nothing behind`() {
    weak var stage: Stage?
    weak var login: UIViewController?
    do {
      let app = AppDelegate(server: server, store: store)
      (stage, login) = (app.stage, app.stage.screen)
      #expect(app.stage === stage && app.stage.screen === login)
    }

    #expect(stage == nil)
    #expect(login == nil)
  }

  private var preLogin: PreLoginDependencyContainer {
    PreLoginDependencyContainer(server: server, stage: app.stage, store: store)
  }

  private func logIn(_ name: String) throws {
    try #require(app.stage.screen as? LoginViewController).logIn(name)
  }

  private func addReminder() throws {
    try #require(app.stage.screen as? ListViewController).add("Water the plants")
  }
}

/// A spy: it passes everything on, and remembers weakly what was made.
@MainActor
private final class SpyPreLoginContainer: PreLoginDependencyContaining {
  let server: any ServerInterface
  let stage: (any StageInterface)?
  private let preLogin: any PreLoginDependencyContaining
  private(set) weak var made: (any PostLoginDependencyContaining)?

  init(user: User, stage: any StageInterface, preLogin: any PreLoginDependencyContaining) {
    let server = SpyServer()
    server.user = user
    self.server = server
    self.stage = stage
    self.preLogin = preLogin
  }

  func screen(_ screen: PreLoginScreen) -> UIViewController { preLogin.screen(screen) }

  func postLoginContainer(for user: User) -> any PostLoginDependencyContaining {
    let container = preLogin.postLoginContainer(for: user)
    made = container
    return container
  }
}
