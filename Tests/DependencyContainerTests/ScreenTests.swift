import DependencyContainer
import ReminderStorage
import Testing
import UIKitStandIn

// The screens alone: no container, no other screen.
@MainActor
struct ScreenTests {
  private let server = SpyServer()
  private let store = FakeStore()
  private let shown = Shown()

  @Test func `a new reminder is saved, and its detail is shown`() throws {
    store.set(41, forKey: currentReminderId)
    let list = ListViewController(
      ids: ReminderIdGenerator(store: store), server: server, show: shown.show)

    try list.add("Water the plants")

    let reminder = Reminder(id: 42, title: "Water the plants")
    #expect(server.saved == [reminder])
    #expect(shown.screens == [.detail(DetailSetup(reminder: reminder))])
  }

  @Test func `without an id nothing is saved or shown`() {
    store.set(Int.max, forKey: currentReminderId)

    #expect(throws: ReminderIdError.self) { try makeList().add("Water the plants") }

    #expect(server.saved.isEmpty && shown.screens.isEmpty)
  }

  @Test func `what the server refuses is not shown`() {
    server.error = Offline()

    #expect(throws: Offline()) { try makeList().add("Water the plants") }

    #expect(shown.screens.isEmpty)
  }

  @Test func `the list leads to the account`() {
    makeList().showAccount()

    #expect(shown.screens == [.account])
  }

  @Test func `a finished reminder is saved as done, and the detail closes`() throws {
    var closed = 0
    let detail = DetailViewController(setup: plants, server: server, close: { closed += 1 })

    try detail.finish()

    #expect(server.saved == [Reminder(id: 7, title: "Water the plants", isDone: true)])
    #expect(closed == 1)
  }

  @Test func `a reminder that can't be saved stays open`() {
    server.error = Offline()
    let detail = DetailViewController(
      setup: plants, server: server, close: { Issue.record("the detail was closed") })

    #expect(throws: Offline()) { try detail.finish() }
  }

  @Test func `a log-in that fails tells the user why`() async {
    let server = LogIns()
    let login = LoginViewController(logIn: server.logIn)

    server.error = UnknownAccount()
    await login.logIn("Nobody")
    #expect(login.message == "Nobody is called Nobody.")
    server.error = Offline()
    await login.logIn("Ada")
    #expect(login.message == "The log-in failed. Try again.")
    server.error = nil
    await login.logIn("Ada")
    #expect(login.message == nil)
  }

  @Test func `a second tap during a log-in is ignored`() async {
    let server = LogIns()
    let login = LoginViewController(logIn: server.logIn)
    server.whileLoggingIn = { [weak login, weak server] in
      if server?.names == ["Ada"] { await login?.logIn("Grace") }
    }

    await login.logIn("Ada")

    #expect(server.names == ["Ada"])
  }

  @Test func `the account has the user's name, and logs out`() {
    var logOuts = 0
    let account = AccountViewController(user: ada, logOut: { logOuts += 1 })

    account.logOut()

    #expect(account.title == "Ada")
    #expect(logOuts == 1)
  }

  private let plants = DetailSetup(reminder: Reminder(id: 7, title: "Water the plants"))

  private func makeList() -> ListViewController {
    ListViewController(ids: ReminderIdGenerator(store: store), server: server, show: shown.show)
  }
}

/// A spy for what a screen goes on to.
@MainActor
private final class Shown {
  private(set) var screens: [Screen] = []

  func show(_ screen: Screen) { screens.append(screen) }
}

/// A stub and a spy for what a login screen calls.
@MainActor
private final class LogIns {
  var error: (any Error)?
  var whileLoggingIn: () async -> Void = {}
  private(set) var names: [String] = []

  func logIn(_ name: String) async throws {
    names.append(name)
    await whileLoggingIn()
    if let error { throw error }
  }
}
