import CompositionRoot
import ReminderFeature
import ReminderStorage
import ReminderStores
import Testing

// The three lifetimes: what is shared, and what is not.
@MainActor
struct LifetimeTests {
  @Test func `the screens of a user share one sequence of ids`() throws {
    let ada = AppRoot(store: MemoryStore(), save: {}).logIn("Ada")
    let (list, sheet) = (ada.makeListScreen(), ada.makeQuickAddSheet())

    let ids = try [list.add("Water the plants"), sheet.add("Pay rent"), list.add("Call home")]

    #expect(ids == [0, 1, 2])
    #expect(try ada.reminders.all().map(\.id) == [0, 1, 2])
  }

  @Test func `each user has a sequence of their own, in the one store`() throws {
    let store = MemoryStore()
    let root = AppRoot(store: store, save: {})
    let (ada, grace) = (root.logIn("Ada"), root.logIn("Grace"))

    let ids = try [ada, grace, ada].map { try $0.makeQuickAddSheet().add("Pay rent") }

    #expect(ids == [0, 0, 1])
    #expect(store.object(forKey: "Ada: currentReminderId") as? Int == 1)
    #expect(store.object(forKey: "Grace: currentReminderId") as? Int == 0)
  }

  @Test func `two roots on two stores share nothing`() throws {
    let roots = [AppRoot(store: MemoryStore(), save: {}), AppRoot(store: MemoryStore(), save: {})]

    let ids = try [0, 1, 0].map {
      try roots[$0].logIn("Ada").makeQuickAddSheet().add("Pay rent")
    }

    #expect(ids == [0, 0, 1])
  }

  @Test func `two roots on one store share it`() throws {
    let store = MemoryStore()
    let roots = [AppRoot(store: store, save: {}), AppRoot(store: store, save: {})]

    let ids = try roots.map { try $0.logIn("Ada").makeQuickAddSheet().add("Pay rent") }

    #expect(ids == [0, 1])
  }

  @Test func `each call makes a new screen`() {
    let ada = AppRoot(store: MemoryStore(), save: {}).logIn("Ada")

    #expect(ada.makeListScreen() !== ada.makeListScreen())
    #expect(ada.makeQuickAddSheet() !== ada.makeQuickAddSheet())
  }

  @Test func `voice commands are one object as long as the app runs`() {
    let root = AppRoot(store: MemoryStore(), save: {})
    let voice = root.voice

    root.logIn("Ada")
    root.logOut()

    #expect(root.voice === voice)
  }

  @Test func `a user who comes back goes on counting`() throws {
    let root = AppRoot(store: MemoryStore(), save: {})
    let ids = try ["Ada", "Grace", "Ada"].map {
      let id = try root.logIn($0).makeListScreen().add("Pay rent")
      root.logOut()
      return id
    }

    #expect(ids == [0, 0, 1])
  }
}
