import Foundation
import ObjectsOrProtocols
import ReminderStorage
import TestSupport
import Testing

/// The desk before the move, after a rushed one, and after one in steps.
struct MoveTests {
  private let store = FakeStore()

  @Test func `on three levels, the desk numbers a shared list with odd ids`() throws {
    let ids = ThreeStoreys.SharedListGenerator(store: store)
    let desk = ThreeStoreys.ReminderDesk(ids: ids)

    #expect(try desk.add("Pay rent") == "#1 Pay rent")
    #expect(try desk.add("Call home") == "#3 Call home")
  }

  @Test func `after a rushed move, the desk numbers a shared list with even ids, too`() throws {
    let ids = Rushed.SharedListGenerator(store: store)
    let desk = Rushed.ReminderDesk(ids: ids)

    #expect(try desk.add("Pay rent") == "#0 Pay rent")
    #expect(try desk.add("Call home") == "#1 Call home")
  }

  @Test func `after a rushed move, a test of the generator itself still passes`() throws {
    let ids = Rushed.SharedListGenerator(store: store)

    #expect(try ids.nextReminderId() == 1)
    #expect(try ids.nextReminderId() == 3)
  }

  @Test func `rebuilt, the desk numbers a shared list with odd ids`() throws {
    let ids = Rebuilt.SharedListGenerator(store: store)
    let desk = Rebuilt.ReminderDesk(ids: ids)

    #expect(try desk.add("Pay rent") == "#1 Pay rent")
    #expect(try desk.add("Call home") == "#3 Call home")
  }

  @Test func `rebuilt, the desk is the same to the letter`() throws {
    let before = try desk("ThreeStoreys")
    let after = try desk("Rebuilt")

    #expect(before == after.replacing("extension Rebuilt", with: "extension ThreeStoreys"))
  }

  @Test func `rebuilt, the desk takes a struct that is no generator at all`() throws {
    let desk = Rebuilt.ReminderDesk(ids: StubIds(id: 7))

    #expect(try desk.add("Pay rent") == "#7 Pay rent")
  }

  @Test func `on three levels, a stub inherits a store that must not be touched`() async throws {
    #expect(try ThreeStoreys.ReminderDesk(ids: StubGenerator()).add("Pay rent") == "#7 Pay rent")

    await #expect(processExitsWith: .failure) {
      _ = StubGenerator().store
    }
  }

  @Test func `after step 1, a caller that needs an object asks for a protocol of objects`() throws {
    var ids: (any ReminderIdObject)? = AfterStepOne.SharedListGenerator(store: store)
    let cache = Cache(ids: ids)

    #expect(cache.ids === ids)
    #expect(try cache.ids?.nextReminderId() == 1)

    ids = nil
    #expect(cache.ids == nil)
  }

  private func desk(_ version: String) throws -> String {
    try String(
      contentsOf: repository.appending(
        path: "Sources/ObjectsOrProtocols/\(version)Desk.swift"), encoding: .utf8)
  }
}

/// The rule of the shared list, for each version of it, called as the desk calls it.
struct SharedListContractTests {
  @Test(arguments: Version.allCases)
  func `a list that is not shared gets every id`(_ version: Version) throws {
    let store = FakeStore()
    store.set(41, forKey: currentReminderId)
    let add = version.desk(ofSharedList: false, on: store)

    #expect(try [add("a"), add("b")] == ["#42 a", "#43 b"])
  }

  @Test(arguments: Version.allCases.filter { $0 != .rushed })
  func `a shared list gets the odd ids`(_ version: Version) throws {
    let store = FakeStore()
    store.set(41, forKey: currentReminderId)
    let add = version.desk(ofSharedList: true, on: store)

    #expect(try [add("a"), add("b")] == ["#43 a", "#45 b"])
    #expect(store.object(forKey: currentReminderId) as? Int == 45)
  }

  @Test(arguments: Version.allCases, [true, false])
  func `a text is reported and stays`(_ version: Version, isShared: Bool) throws {
    let store = FakeStore()
    store.set("seven", forKey: currentReminderId)
    let add = version.desk(ofSharedList: isShared, on: store)

    #expect(throws: ReminderIdError.self) { try add("a") }
    #expect(store.object(forKey: currentReminderId) as? String == "seven")
  }
}

/// The versions of the chapter, and what the app is after each step.
enum Version: CaseIterable {
  case threeStoreys
  case rushed
  case afterStepOne
  case afterStepTwo
  case rebuilt

  func desk(ofSharedList isShared: Bool, on store: any KeyValueStore) -> (String) throws -> String {
    switch self {
    case .threeStoreys:
      ThreeStoreys.ReminderDesk(
        ids: isShared
          ? ThreeStoreys.SharedListGenerator(store: store)
          : ThreeStoreys.ListGenerator(store: store)
      ).add
    case .rushed:
      Rushed.ReminderDesk(
        ids: isShared
          ? Rushed.SharedListGenerator(store: store) : Rushed.ListGenerator(store: store)
      ).add
    case .afterStepOne:
      Rebuilt.ReminderDesk(
        ids: isShared
          ? AfterStepOne.SharedListGenerator(store: store)
          : AfterStepOne.ListGenerator(store: store)
      ).add
    case .afterStepTwo:
      Rebuilt.ReminderDesk(
        ids: isShared
          ? Rebuilt.SharedListGenerator(of: AfterStepOne.ListGenerator(store: store))
          : AfterStepOne.ListGenerator(store: store)
      ).add
    case .rebuilt:
      Rebuilt.ReminderDesk(
        ids: isShared
          ? Rebuilt.SharedListGenerator(store: store) : Rebuilt.ListGenerator(store: store)
      ).add
    }
  }
}

/// The hierarchy below its new name: step 1 changes nothing else in it.
private enum AfterStepOne {
  class BaseGenerator: ReminderIds {
    var store: any KeyValueStore { fatalError("\(type(of: self)) must override store") }

    func nextReminderId() throws(ReminderIdError) -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }

  class ListGenerator: BaseGenerator {
    private let listStore: any KeyValueStore

    init(store: any KeyValueStore) {
      listStore = store
    }

    override var store: any KeyValueStore { listStore }
  }

  final class SharedListGenerator: ListGenerator {
    override func nextReminderId() throws(ReminderIdError) -> Int {
      let id = try super.nextReminderId()
      return id.isMultiple(of: 2) ? try super.nextReminderId() : id
    }
  }
}

/// What a caller asks for that needs an object: a struct can't conform.
private protocol ReminderIdObject: ReminderIds, AnyObject {}

extension AfterStepOne.BaseGenerator: ReminderIdObject {}

/// A caller that doesn't keep its generator alive.
private struct Cache {
  weak var ids: (any ReminderIdObject)?
}

/// A stub: it returns the id that the test wants.
private struct StubIds: ReminderIds {
  let id: Int

  func nextReminderId() -> Int { id }
}

/// A stub that has to be a generator, and so has a store that traps.
private final class StubGenerator: ThreeStoreys.Generator {
  override func nextReminderId() -> Int { 7 }
}
