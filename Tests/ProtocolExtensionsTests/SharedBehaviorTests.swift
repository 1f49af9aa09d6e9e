import ProtocolExtensions
import ReminderStorage
import Testing

/// One method for types that no base class could give it to.
struct SharedBehaviorTests {
  private let store = FakeStore()

  @Test func `a struct and a screen share the method`() throws {
    let generators: [any ReminderIds] = [
      ReminderImport(store: store), ReminderScreen(store: store),
    ]

    let ids = try generators.map { try $0.nextReminderId() }

    #expect(ids == [0, 1])
  }

  @Test(arguments: Form.allCases) func `each form counts on`(form: Form) throws {
    store.set(41, forKey: "currentReminderId")

    let ids = try [form.nextReminderId(from: store), form.nextReminderId(from: store)]

    #expect(ids == [42, 43])
    #expect(store.object(forKey: "currentReminderId") as? Int == 43)
  }

  @Test(arguments: Form.allCases) func `no form overwrites a text`(form: Form) throws {
    store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try form.nextReminderId(from: store) }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `a caller can write to the store behind the generator's back`() throws {
    let generator: any ReminderIdGenerator = ReminderImport(store: store)

    generator.store.set(6, forKey: "currentReminderId")

    #expect(try generator.nextReminderId() == 7)
  }
}

@MainActor struct MainActorBehaviorTests {
  @Test func `a screen on the main actor gets the default, too`() throws {
    let ids: any ReminderIds = MainActorScreen(store: FakeStore())

    #expect(try ids.makeReminder("Pay rent").id == 0)
    #expect(try ids.makeReminder("Call home").id == 1)
  }
}

/// A screen of a UI framework is on the main actor, and so is its conformance.
@MainActor private final class MainActorScreen: @MainActor ReminderIdGenerator {
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }
}

/// The same rule: in an object, and shared in four ways.
enum Form: CaseIterable {
  case object
  case baseClass
  case structure
  case classWithSuperclass
  case hiddenProtocol

  func nextReminderId(from store: any KeyValueStore) throws -> Int {
    switch self {
    case .object: try PersistentReminderIds(store: store).nextReminderId()
    case .baseClass: try BaseReminderIdGenerator(store: store).nextReminderId()
    case .structure: try ReminderImport(store: store).nextReminderId()
    case .classWithSuperclass: try ReminderScreen(store: store).nextReminderId()
    case .hiddenProtocol: try DiscreetImport(store: store).nextReminderId()
    }
  }
}
