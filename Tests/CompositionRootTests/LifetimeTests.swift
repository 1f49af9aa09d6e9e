import CompositionRoot
import Observation
import ReminderFeature
import ReminderStorage
import ReminderStores
import Testing

// The three lifetimes: what is shared, and what is not.
@MainActor
struct LifetimeTests {
  @Test func `the screens of a user share one sequence of ids`() throws {
    let ada = AppScope(store: MemoryStore()).logIn("Ada")
    let (list, sheet) = (ada.makeListScreen(), ada.makeQuickAddSheet())

    let ids = try [list.add("Water the plants"), sheet.add("Pay rent"), list.add("Call home")]

    #expect(ids == [0, 1, 2])
    #expect(try ada.reminders.all().map(\.id) == [0, 1, 2])
  }

  @Test func `each user has a sequence of their own, in the one store`() throws {
    let store = MemoryStore()
    let app = AppScope(store: store)
    let (ada, grace) = (app.logIn("Ada"), app.logIn("Grace"))

    let ids = try [ada, grace, ada].map { try $0.makeQuickAddSheet().add("Pay rent") }

    #expect(ids == [0, 0, 1])
    #expect(store.object(forKey: "Ada: currentReminderId") as? Int == 1)
    #expect(store.object(forKey: "Grace: currentReminderId") as? Int == 0)
  }

  @Test func `two apps on two stores share nothing`() throws {
    let apps = [AppScope(store: MemoryStore()), AppScope(store: MemoryStore())]

    let ids = try [0, 1, 0].map {
      try apps[$0].logIn("Ada").makeQuickAddSheet().add("Pay rent")
    }

    #expect(ids == [0, 0, 1])
  }

  @Test func `two apps on one store share it`() throws {
    let store = MemoryStore()
    let apps = [AppScope(store: store), AppScope(store: store)]

    let ids = try apps.map { try $0.logIn("Ada").makeQuickAddSheet().add("Pay rent") }

    #expect(ids == [0, 1])
  }

  @Test func `each call makes a new screen`() {
    let ada = AppScope(store: MemoryStore()).logIn("Ada")

    #expect(ada.makeListScreen() !== ada.makeListScreen())
    #expect(ada.makeQuickAddSheet() !== ada.makeQuickAddSheet())
  }

  @Test func `each login makes a new scope with a new id, for the same user, too`() {
    let app = AppScope(store: MemoryStore())

    let first = app.logIn("Ada").id
    app.logOut()  // frees the scope, so the next one may get its address

    #expect(app.logIn("Ada").id != first)
  }

  // In SwiftUI, a list that is open would not show it.
  @Test func `no screen sees what another one adds`() async throws {
    let ada = AppScope(store: MemoryStore()).logIn("Ada")

    try await confirmation(expectedCount: 0) { seen in
      withObservationTracking {
        _ = try? ada.reminders.all()  // the open list
      } onChange: {
        seen()
      }
      _ = try ada.makeQuickAddSheet().add("Pay rent")
    }
  }

  @Test func `voice commands are one object as long as the app runs`() {
    let app = AppScope(store: MemoryStore())
    let voice = app.voice

    app.logIn("Ada")
    app.logOut()

    #expect(app.voice === voice)
  }

  @Test func `a user who comes back goes on counting`() throws {
    let app = AppScope(store: MemoryStore())
    let ids = try ["Ada", "Grace", "Ada"].map {
      let id = try app.logIn($0).makeListScreen().add("Pay rent")
      app.logOut()
      return id
    }

    #expect(ids == [0, 0, 1])
  }
}
