import CompositionRoot
import ReminderFeature
import ReminderStores
import TestSupport
import Testing

@MainActor
struct TwoStoresTests {
  @Test func `two screens that each open the file lose a reminder`() async throws {
    try await withTemporaryFile { file in
      let listStore = try await FileStore.open(file)  // where the list is made
      let list = ListScreen(reminders: ReminderList(store: listStore))
      let sheetStore = try await FileStore.open(file)  // where the sheet is made
      let sheet = QuickAddSheet(reminders: ReminderList(store: sheetStore))

      #expect(try list.add("Water the plants") == 0)
      #expect(try sheet.add("Pay rent") == 0)

      let kept = try await ReminderList(store: FileStore.open(file)).all()
      #expect(kept == [Reminder(id: 0, title: "Pay rent")])
    }
  }

  @Test func `two live apps of one file lose a reminder`() async throws {
    try await withTemporaryFile { file in
      let apps = [try await AppScope.live(file: file), try await AppScope.live(file: file)]
      let lists = apps.map { $0.logIn("Ada").reminders }

      #expect(try lists[0].add("Water the plants").id == 0)
      #expect(try lists[1].add("Pay rent").id == 0)

      let kept = try await AppScope.live(file: file).logIn("Ada").reminders.all()
      #expect(kept == [Reminder(id: 0, title: "Pay rent")])
    }
  }

  @Test func `two generators on one store are fine`() throws {
    let store = MemoryStore()
    let list = ListScreen(reminders: ReminderList(store: store))
    let sheet = QuickAddSheet(reminders: ReminderList(store: store))

    #expect(try [list.add("Water the plants"), sheet.add("Pay rent")] == [0, 1])
  }
}
