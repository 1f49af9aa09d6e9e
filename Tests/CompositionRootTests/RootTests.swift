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
        try app.save()
      }
    }
  }

  @Test func `what nobody saves is in memory alone`() async throws {
    try await withTemporaryFile { file in
      let app = try await AppScope.live(file: file)
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

  @Test func `the app can go on after it was saved`() async throws {
    try await withTemporaryFile { file in
      let app = try await AppScope.live(file: file)
      let list = app.logIn("Ada").makeListScreen()
      for _ in 0...1 {
        _ = try list.add("Pay rent")
        try app.save()
      }

      let kept = try await AppScope.live(file: file).logIn("Ada").reminders.all()

      #expect(kept.map(\.id) == [0, 1])
    }
  }

  @Test func `the app saves its store, and says what went wrong`() throws {
    var saves = 0
    let app = AppScope(store: MemoryStore()) {
      saves += 1
      if saves == 1 { throw CocoaError(.fileWriteOutOfSpace) }
    }
    app.logIn("Ada")
    app.logOut()
    #expect(saves == 0, "a logout leaves the store alone: it belongs to the app")

    #expect(throws: CocoaError.self) { try app.save() }
    try app.save()

    #expect(saves == 2)
  }
}
