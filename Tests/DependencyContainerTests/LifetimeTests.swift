import DependencyContainer
import Foundation
import ReminderStorage
import Testing
import UIKitStandIn

@MainActor
struct LifetimeTests {
  private let backend = Backend(accounts: [ada, grace])
  private let stage = Stage()
  private let app: AppContainer

  init() {
    app = AppContainer(
      login: backend, makeServer: { _ in SpyServer() }, stage: stage, store: FakeStore())
  }

  @Test func `nothing of the user outlives the logout`() async throws {
    let server = Watched()
    let stage = Stage()
    let app = ReminderApp(
      login: Backend(accounts: [ada]), makeServer: { _ in server.make() }, stage: stage,
      store: FakeStore())
    weak var list: UIViewController?
    weak var detail: UIViewController?
    weak var account: UIViewController?
    try await #require(stage.screen as? LoginViewController).logIn("Ada")
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

  @Test func `the user's container goes at the logout`() async throws {
    let session = try await backend.logIn("Ada")
    weak var container: UserContainer?
    container = try app.userContainer(for: session)
    #expect(container != nil, "the app's container holds it")
    stage.show(try #require(container).screen(.account))

    try #require(stage.screen as? AccountViewController).logOut()

    #expect(stage.screen is LoginViewController)
    #expect(container == nil)
  }

  @Test func `the app's container holds the last user's container, and no other`() async throws {
    weak var ofAda: UserContainer?
    weak var ofGrace: UserContainer?
    do {
      ofAda = try await app.userContainer(for: backend.logIn("Ada"))
      try logOut(#require(ofAda))
      ofGrace = try await app.userContainer(for: backend.logIn("Grace"))
    }

    #expect(ofAda == nil)
    #expect(ofGrace != nil)
  }

  @Test func `both containers live without a screen of theirs`() async throws {
    let stage = Stage()
    weak var store: FakeStore?
    let server = Watched()
    let app: ReminderApp
    do {
      let made = FakeStore()
      app = ReminderApp(
        login: backend, makeServer: { _ in server.make() }, stage: stage, store: made)
      store = made
    }
    try await #require(stage.screen as? LoginViewController).logIn("Ada")

    stage.show(UIViewController())

    withExtendedLifetime(app) {
      #expect(store != nil, "the app's container holds the store")
      #expect(server.isThere, "the user's container holds the server")
    }
  }

  @Test(arguments: Screen.oneOfEach)
  func `a screen keeps its container alive, and no screen before it`(screen: Screen) async throws {
    weak var container: UserContainer?
    weak var before: UIViewController?
    var shown: UIViewController?
    do {
      let made = try await app.userContainer(for: backend.logIn("Ada"))
      stage.show(made.screen(.list))
      before = stage.screen
      stage.show(made.screen(screen))
      shown = stage.screen
      container = made
      try logOut(made)
    }

    #expect(before == nil)
    withExtendedLifetime(shown) { #expect(container != nil) }
    shown = nil
    #expect(container == nil)
  }

  @Test(arguments: [[], ["Ada"]])
  func `an app that goes leaves nothing behind`(logIns: [String]) async throws {
    weak var stage: Stage?
    weak var screen: UIViewController?
    weak var store: FakeStore?
    do {
      let (made, kept) = (Stage(), FakeStore())
      let app = ReminderApp(
        login: backend, makeServer: { _ in SpyServer() }, stage: made, store: kept)
      for name in logIns { try await #require(made.screen as? LoginViewController).logIn(name) }
      (stage, screen, store) = (made, made.screen, kept)
      #expect(app.stage === stage && screen != nil && store != nil)
    }

    #expect(stage == nil && screen == nil && store == nil)
  }

  private func logOut(_ container: UserContainer) throws {
    try #require(container.screen(.account) as? AccountViewController).logOut()
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
