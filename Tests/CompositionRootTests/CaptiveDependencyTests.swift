import CompositionRoot
import Observation
import ReminderFeature
import ReminderStorage
import ReminderStores
import Testing

@MainActor
struct CaptiveDependencyTests {
  private let app = AppScope(store: MemoryStore())

  @Test func `a captive list takes the next user's reminder, and numbers it`() throws {
    let ada = app.logIn("Ada")
    let voice = CaptiveVoiceCommands(reminders: ada.reminders)  // the app keeps it
    #expect(try voice.add("Water the plants") == 0)

    let grace = app.logIn("Grace")
    #expect(try voice.add("Pay rent") == 1)  // the bug: Grace's first id should be 0
    #expect(try ada.reminders.all().map(\.title) == ["Water the plants", "Pay rent"])
    #expect(try grace.reminders.all().isEmpty)
  }

  @Test func `a captive list stays in memory after the logout`() {
    let voice = CaptiveVoiceCommands(reminders: app.logIn("Ada").reminders)
    weak var list: ReminderList?
    list = app.user?.reminders

    app.logOut()

    withExtendedLifetime(voice) { #expect(list != nil) }
  }

  @Test func `without a captor the list goes at the logout`() {
    weak var list: ReminderList?
    list = app.logIn("Ada").reminders
    #expect(list != nil)

    app.logOut()

    #expect(list == nil)
  }

  @Test func `a screen holds the list as long as a window shows it`() throws {
    weak var list: ReminderList?
    var shown: ListScreen?
    shown = app.logIn("Ada").makeListScreen()
    list = app.user?.reminders

    app.logOut()
    _ = try shown?.add("Pay rent")
    #expect(list != nil)

    shown = nil  // what the window does when it sees the logout
    #expect(list == nil)
  }

  @Test(arguments: ["Ada", nil])
  func `each window sees a login and a logout`(next: String?) async {
    app.logIn("Grace")

    await confirmation { seen in
      withObservationTracking {
        _ = app.user  // a window
      } onChange: {
        seen()
      }
      if let next { app.logIn(next) } else { app.logOut() }
    }
  }

  // The remedies

  @Test func `voice commands that look the user up add to the right list`() throws {
    let voice = app.voice
    let ada = app.logIn("Ada")
    #expect(try voice.add("Water the plants") == 0)

    let grace = app.logIn("Grace")
    #expect(try voice.add("Pay rent") == 0)
    #expect(try ada.reminders.all().map(\.title) == ["Water the plants"])
    #expect(try grace.reminders.all().map(\.title) == ["Pay rent"])
  }

  @Test func `voice commands that look the user up hold nothing of the user`() throws {
    let voice = app.voice
    weak var list: ReminderList?
    list = app.logIn("Ada").reminders
    #expect(try voice.add("Water the plants") == 0)

    app.logOut()

    #expect(list == nil)
    #expect(throws: NobodyIsLoggedIn()) { try voice.add("Pay rent") }
  }

  @Test func `voice commands that look the user up hold no app`() throws {
    weak var gone: AppScope?
    let voice: VoiceCommands
    do {
      let app = AppScope(store: MemoryStore())
      app.logIn("Ada")
      voice = app.voice
      gone = app
    }

    #expect(gone == nil)
    #expect(try voice.add("Pay rent") == 0)
  }

  @Test func `a closure that holds the app keeps it in memory`() {
    weak var kept: LeakyApp?
    do {
      let app = LeakyApp()
      _ = app.voice
      kept = app
    }

    #expect(kept != nil)
    kept?.voice = nil
    #expect(kept == nil)
  }

  @Test func `one voice object for each user goes with the user`() throws {
    weak var list: ReminderList?
    do {
      let ada = app.logIn("Ada")
      let voice = CaptiveVoiceCommands(reminders: ada.reminders)  // the user's scope keeps it
      _ = try voice.add("Water the plants")
      list = ada.reminders
    }
    app.logOut()

    #expect(list == nil)
  }

  @Test func `the list can come with each call`() throws {
    let voice = PassedVoiceCommands()  // the app keeps it
    let (ada, grace) = (app.logIn("Ada"), app.logIn("Grace"))

    let ids = try [ada, grace].map { try voice.add("Pay rent", to: $0.reminders) }

    #expect(ids == [0, 0])
  }
}

/// A bug, if the app keeps one: it holds one user's list.
private final class CaptiveVoiceCommands {
  private let reminders: ReminderList

  init(reminders: ReminderList) { self.reminders = reminders }

  func add(_ title: String) throws -> Int { try reminders.add(title).id }
}

/// Holds no list.
private struct PassedVoiceCommands {
  func add(_ title: String, to reminders: ReminderList) throws -> Int {
    try reminders.add(title).id
  }
}

/// A bug: the closure holds the app, which holds the closure.
@MainActor
private final class LeakyApp {
  var user: UserScope?
  lazy var voice: VoiceCommands? = VoiceCommands { self.user?.reminders }
}
