import DependencyContainer
import Foundation
import ReminderStorage
import Testing
import UIKitStandIn

@MainActor
struct LifetimeTests {
  private let stage = Stage()
  private let app: ReminderApp

  init() {
    let backend = Backend(accounts: [ada, grace])
    app = ReminderApp(
      login: backend, makeServer: { UserServer(session: $0, backend: backend) }, stage: stage,
      store: FakeStore())
  }

  @Test func `nothing of the user outlives the logout`() throws {
    let server = Watched()
    let stage = Stage()
    let app = ReminderApp(
      login: Backend(accounts: [ada]), makeServer: { _ in server.make() }, stage: stage,
      store: FakeStore())
    weak var list: UIViewController?
    weak var detail: UIViewController?
    weak var account: UIViewController?
    try #require(stage.screen as? LoginViewController).logIn("Ada")
    list = stage.screen
    #expect(list != nil && server.isThere)
    try #require(stage.screen as? ListViewController).add("Water the plants")
    detail = stage.screen
    #expect(detail != nil)
    try #require(stage.screen as? DetailViewController).finish()
    try #require(stage.screen as? ListViewController).showAccount()
    account = stage.screen
    #expect(account != nil)

    try #require(stage.screen as? AccountViewController).logOut()

    #expect(stage.screen is LoginViewController)
    #expect(list == nil && detail == nil && account == nil)
    #expect(!server.isThere)
    #expect(app.stage === stage)
  }

  @Test func `the user's container goes at the logout`() throws {
    let backend = Backend(accounts: [ada])
    let session = try #require(backend.logIn("Ada"))
    weak var container: UserContainer?
    do {
      let made = makeAppContainer().userContainer(for: session)
      stage.show(made.screen(.account))
      container = made
    }
    #expect(container != nil, "the screen that is shown holds it")

    try #require(stage.screen as? AccountViewController).logOut()

    #expect(stage.screen is LoginViewController)
    #expect(container == nil)
  }

  @Test func `the app's container holds no container of a user`() throws {
    let backend = Backend(accounts: [ada])
    let app = makeAppContainer()
    weak var container: UserContainer?
    do {
      let made = app.userContainer(for: try #require(backend.logIn("Ada")))
      container = made
      #expect(container != nil)
    }

    withExtendedLifetime(app) {
      #expect(container == nil)
    }
  }

  @Test(arguments: Screen.oneOfEach)
  func `a screen keeps its container alive, and no screen before it`(screen: Screen) throws {
    weak var container: UserContainer?
    weak var before: UIViewController?
    do {
      let session = try #require(Backend(accounts: [ada]).logIn("Ada"))
      let made = makeAppContainer().userContainer(for: session)
      stage.show(made.screen(.list))
      before = stage.screen
      stage.show(made.screen(screen))
      container = made
    }

    #expect(before == nil)
    #expect(container != nil)
    stage.show(UIViewController())
    #expect(container == nil)
  }

  @Test func `an app that goes leaves nothing behind`() {
    weak var stage: Stage?
    weak var login: UIViewController?
    do {
      let made = Stage()
      let app = ReminderApp(
        login: Backend(accounts: []), makeServer: { _ in SpyServer() }, stage: made,
        store: FakeStore())
      (stage, login) = (made, made.screen)
      #expect(app.stage === stage && login != nil)
    }

    #expect(stage == nil)
    #expect(login == nil)
  }

  private func makeAppContainer() -> AppContainer {
    AppContainer(
      login: Backend(accounts: []), makeServer: { _ in SpyServer() }, stage: stage,
      store: FakeStore())
  }
}

extension Screen {
  fileprivate static let oneOfEach: [Screen] = [
    .list, .detail(DetailSetup(reminder: Reminder(id: 0, title: "Pay rent"))), .account,
  ]
}

/// Makes servers, and knows whether the last one is still in memory.
@MainActor
private final class Watched {
  private weak var server: SpyServer?

  var isThere: Bool { server != nil }

  func make() -> any ServerInterface {
    let made = SpyServer()
    server = made
    return made
  }
}
