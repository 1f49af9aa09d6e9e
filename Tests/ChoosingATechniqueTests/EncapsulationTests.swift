import ChoosingATechnique
import Foundation
import ReminderStorage
import Testing

struct EncapsulationTests {
  @Test func `lost: a caller who picks the store can bring two, and gets an id twice`() throws {
    let here = ReminderIdGenerator(store: FakeStore())
    let there = ReminderIdGenerator(store: FakeStore())

    let ids = try [here.nextReminderId(), there.nextReminderId()]

    #expect(ids == [0, 0])
  }

  @Test func `never had: a store that nobody passes is still open to everybody`() async {
    await #expect(processExitsWith: .success) {
      let generator = PackageHookGenerator()
      someoneElseInTheProgram()

      #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
    }
  }

  @Test func `gained: a store that one caller passes can be closed to all others`() throws {
    let generator = ReminderIdGenerator(store: MemoryStore())
    let other = ReminderIdGenerator(store: MemoryStore())
    for _ in 1...3 { _ = try other.nextReminderId() }

    let id = try generator.nextReminderId()

    #expect(id == 0)
  }
}

/// Changes what `UserDefaults.standard` returns, in memory and for this process alone.
private func someoneElseInTheProgram() {
  UserDefaults.standard.setVolatileDomain(
    [currentReminderId: "seven"], forName: UserDefaults.argumentDomain)
}
