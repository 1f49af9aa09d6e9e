import Foundation
import PropertyInjection
import ReminderStorage
import Testing

/// The default is the user's own, so each test reads it in a process of its own, and writes nothing.
struct DefaultTests {
  @Test func `without an assignment the store is UserDefaults.standard`() async {
    await #expect(processExitsWith: .success) {
      let store = ReminderIdGenerator().store

      #expect(store as? UserDefaults === UserDefaults.standard)
    }
  }

  @Test func `two accounts that rely on the default share one sequence of ids`() async {
    await #expect(processExitsWith: .success) {
      let work = ReminderIdGenerator()
      let home = ReminderIdGenerator()

      #expect(work.store as? UserDefaults === home.store as? UserDefaults)
    }
  }

  @Test func `a framework that knows only init() can make it, and the store comes later`() throws {
    let generatorType: any MadeByTheFramework.Type = ReminderIdGenerator.self
    let store = FakeStore()

    let generator = generatorType.init()
    (generator as? ReminderIdGenerator)?.store = store

    #expect(try (generator as? ReminderIdGenerator)?.nextReminderId() == 0)
    #expect(store.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `a forgotten store compiles, and the user's own defaults are asked`() async {
    await #expect(processExitsWith: .success) {
      pretendThatTheUserHasStored("seven")

      #expect(throws: ReminderIdError.self) { try ReminderIdGenerator().nextReminderId() }
    }
  }

  @Test func `an assigned store keeps the default out of it`() async {
    await #expect(processExitsWith: .success) {
      pretendThatTheUserHasStored("seven")
      let generator = ReminderIdGenerator()
      generator.store = FakeStore()

      let ids = try [generator.nextReminderId(), generator.nextReminderId()]

      #expect(ids == [0, 1])
    }
  }

  @Test func `the generator's default is foreign`() async {
    await #expect(processExitsWith: .success) {
      let store = ReminderIdGenerator().store

      #expect(!String(reflecting: type(of: store)).hasPrefix("PropertyInjection."))
    }
  }
}

/// What a framework needs, so that it can make an object of yours.
private protocol MadeByTheFramework {
  init()
}

extension ReminderIdGenerator: MadeByTheFramework {}

/// Lets `UserDefaults.standard` give `value` as the last id, without writing anything.
///
/// The domain of the command line's arguments lives in memory, ends with the process, and comes
/// before what is stored. A text in it makes the generator throw before it writes.
private func pretendThatTheUserHasStored(_ value: String) {
  UserDefaults.standard.setVolatileDomain(
    [currentReminderId: value], forName: UserDefaults.argumentDomain)
}
