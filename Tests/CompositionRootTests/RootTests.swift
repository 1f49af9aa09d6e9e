import CompositionRoot
import Foundation
import ReminderFeature
import ReminderStorage
import Testing

@MainActor
struct RootTests {
  @Test func `the live root can be built, and keeps what was added`() async throws {
    try await withTemporaryFile { file in
      for id in 0...1 {
        let root = try await AppRoot.live(file: file)
        #expect(try root.logIn("Ada").makeListScreen().add("Pay rent") == id)
        try root.close()
      }
    }
  }

  @Test func `what nobody closes is not saved`() async throws {
    try await withTemporaryFile { file in
      let root = try await AppRoot.live(file: file)
      _ = try root.logIn("Ada").makeListScreen().add("Pay rent")

      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `a demo has two reminders, and shares them with no other demo`() throws {
    let demos = [try AppRoot.demo(), try AppRoot.demo()]
    let lists = try demos.map { try #require($0.user).reminders }

    #expect(try lists[0].add("Call home").id == 2)
    #expect(try lists[1].all().map(\.title) == ["Water the plants", "Pay rent"])
  }

  @Test func `the root closes its store, and says what went wrong`() throws {
    var closes = 0
    let root = AppRoot(store: FakeStore()) {
      closes += 1
      if closes == 1 { throw CocoaError(.fileWriteOutOfSpace) }
    }
    root.logIn("Ada")
    root.logOut()
    #expect(closes == 0, "a logout closes nothing that belongs to the app")

    #expect(throws: CocoaError.self) { try root.close() }
    try root.close()

    #expect(closes == 2)
  }
}
