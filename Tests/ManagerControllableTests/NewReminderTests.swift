import Foundation
import ManagerControllable
import ReminderStorage
import TestSupport
import Testing
import UIKitStandIn

/// Two protocols with a manager each.
@MainActor
struct NewReminderTests {
  @Test func `a screen can use two managers`() throws {
    let screen = Screen(
      tokenManager: TokenStub(token: "abc"),
      reminderIdManager: ReminderIdGenerator(store: FakeStore()))

    let reminders = try [screen.makeReminder("Pay rent"), screen.makeReminder("Call home")]

    #expect(
      reminders == [
        Reminder(id: 0, title: "Pay rent", isToBeSynced: true),
        Reminder(id: 1, title: "Call home", isToBeSynced: true),
      ])
  }

  @Test func `one manager is its own, and the other is the shared one`() throws {
    struct Screen: TokenManagerControllable, ReminderIdManagerControllable {
      let reminderIdManager: any ReminderIdManageable
    }
    let screen = Screen(reminderIdManager: ReminderIdGenerator(store: FakeStore()))

    #expect(screen.tokenManager as? TokenManager === TokenManager.default)
    #expect(try screen.makeReminder("Pay rent").id == 0)
  }

  @Test func `while nobody is signed in, a reminder is not to be synced`() throws {
    let screen = Screen(
      tokenManager: TokenStub(token: nil),
      reminderIdManager: ReminderIdGenerator(store: FakeStore()))

    let reminder = try screen.makeReminder("Pay rent")

    #expect(reminder == Reminder(id: 0, title: "Pay rent", isToBeSynced: false))
  }

  @Test func `without an id there is no reminder`() {
    let store = FakeStore()
    store.set(Int.max, forKey: currentReminderId)
    let screen = Screen(
      tokenManager: TokenStub(token: nil), reminderIdManager: ReminderIdGenerator(store: store))

    #expect(throws: ReminderIdError.self) { try screen.makeReminder("Pay rent") }
  }

  private struct Screen: TokenManagerControllable, ReminderIdManagerControllable {
    let tokenManager: any TokenProviding
    let reminderIdManager: any ReminderIdManageable
  }
}

/// The real screen and the real default, in a process of its own and with the ceremony.
@Suite(.aloneWithStandardDefaults) struct NewReminderViewControllerTests {
  @Test func `a screen that only conforms writes to the user's defaults`() async {
    await #expect(processExitsWith: .success) {
      try await withStandardDefaults(holding: 41) {
        let id = try await idFromANewScreen()

        #expect(id == 42)
        #expect(UserDefaults.standard.integer(forKey: "currentReminderId") == 42)
      }
    }
  }

  @Test func `many callers of the shared generator get an id each`() async {
    await #expect(processExitsWith: .success) {
      try await withStandardDefaults(holding: nil) {
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
          for _ in 0..<100 { group.addTask { try await idFromANewScreen() } }
          return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(ids.sorted() == Array(0..<100))
      }
    }
  }
}

@MainActor private func idFromANewScreen() throws -> Int {
  try NewReminderViewController().makeReminder("Pay rent").id
}

/// The ceremony: sets the id that is stored, and puts back what was there.
private func withStandardDefaults(
  holding id: Int?, _ body: () async throws -> Void
) async throws {
  let store: any KeyValueStore = UserDefaults.standard
  let before = store.object(forKey: "currentReminderId")
  defer { store.set(before, forKey: "currentReminderId") }
  store.set(id, forKey: "currentReminderId")
  try await body()
}

/// Two protocols whose managers have one name.
@MainActor
struct SameNameTests {
  @Test func `a type that declares the property settles two defaults`() {
    struct Upload: TokenManagerControllable, BackupControllable {
      let tokenManager: any TokenProviding = TokenStub(token: "mine")
    }

    #expect((Upload() as any TokenManagerControllable).tokenManager.token == "mine")
    #expect((Upload() as any BackupControllable).tokenManager.token == "mine")
  }

  @Test func `a type that declares one manager gets the shared one for the other`() throws {
    struct Screen: TokenControllable, IdControllable {
      let manager: any TokenProviding
    }
    let screen = Screen(manager: TokenStub(token: "mine"))

    #expect((screen as any TokenControllable).manager.token == "mine")
    #expect(try (screen as any IdControllable).manager.nextReminderId() == 7)
  }
}

private protocol BackupControllable {
  var tokenManager: any TokenProviding { get }
}

extension BackupControllable {
  var tokenManager: any TokenProviding { TokenStub(token: "backup") }
}

private protocol TokenControllable {
  var manager: any TokenProviding { get }
}

@MainActor
private protocol IdControllable {
  var manager: any ReminderIdManageable { get }
}

extension IdControllable {
  var manager: any ReminderIdManageable { SharedIds() }
}

/// Plays the shared manager, whose next id is always 7.
private struct SharedIds: ReminderIdManageable {
  func nextReminderId() -> Int { 7 }
}
