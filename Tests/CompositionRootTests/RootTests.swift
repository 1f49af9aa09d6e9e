import CompositionRoot
import Foundation
import ReminderFeature
import ReminderStorage
import ReminderStores
import TestSupport
import Testing

@MainActor
struct RootTests {
  @Test func `the live app can be built, and keeps what was added`() async throws {
    try await withTemporaryFile { file in
      for id in 0...1 {
        let app = try await AppScope.live(file: file)
        #expect(try app.logIn("Ada").makeListScreen().add("Pay rent") == id)
      }
    }
  }

  @Test func `what is not saved at once is in memory alone`() async throws {
    try await withTemporaryFile { file in
      let app = AppScope(store: LateStore(store: try await FileStore.open(file)))
      _ = try app.logIn("Ada").makeListScreen().add("Pay rent")

      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `a demo has two reminders, and shares them with no other demo`() throws {
    let demos = [try AppScope.demo(), try AppScope.demo()]
    let lists = try demos.map { try #require($0.user).reminders }

    #expect(try lists[0].add("Call home").id == 2)
    #expect(try lists[1].all().map(\.title) == ["Water the plants", "Pay rent"])
  }

  @Test func `each change is saved at once, whoever makes it`() async throws {
    try await withTemporaryFile { file in
      let app = try await AppScope.live(file: file)
      let ada = app.logIn("Ada")
      let adds = [ada.makeListScreen().add, ada.makeQuickAddSheet().add, app.voice.add]
      for (id, add) in adds.enumerated() {
        #expect(try add("Pay rent") == id)

        // As after a crash: nobody has told the app to save.
        let kept = try await AppScope.live(file: file).logIn("Ada").reminders.all()
        #expect(kept.map(\.id) == Array(0...id))
      }
    }
  }

  @Test func `a save that fails leaves the list as it was, and the next one saves`() throws {
    let store = SpyStore()
    let ada = AppScope(store: store).logIn("Ada")
    store.saveError = CocoaError(.fileWriteOutOfSpace)

    #expect(throws: CocoaError.self) { try ada.makeListScreen().add("Pay rent") }
    #expect(try ada.reminders.all().isEmpty)

    store.saveError = nil
    #expect(try ada.makeListScreen().add("Pay rent") == 1)  // nobody gets the id 0 any more
    #expect(try ada.reminders.all() == [Reminder(id: 1, title: "Pay rent")])
    #expect(store.saves == 2)
  }

  @Test func `a login and a logout save nothing`() {
    let store = SpyStore()
    let app = AppScope(store: store)

    app.logIn("Ada")
    app.logOut()

    #expect(store.saves == 0)
  }
}

/// A bug: it waits until the app goes to the background.
private struct LateStore: SavableStore {
  let store: FileStore

  func object(forKey key: String) -> Any? { store.object(forKey: key) }
  func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
  func save() {}
}
