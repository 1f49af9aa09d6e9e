import BaseClasses
import ConstructorInjection
import DiamondProblem
import DispatchSafety
import ProtocolExtensions
import ReminderStorage
import Testing

/// What every form has in common: the method, which may throw any error, as a vendor's class does.
protocol HasNextReminderId {
  func nextReminderId() throws -> Int
}

// From chapter 1
extension ConstructorInjection.ReminderIdGenerator: HasNextReminderId {}

// From chapter 7
extension BaseClasses.ReminderIdGenerator: HasNextReminderId {}
extension CopyAndPaste.NoteScreen: HasNextReminderId {}
extension CopyAndPaste.InboxScreen: HasNextReminderId {}
extension BaseClasses.ReminderScreen: HasNextReminderId {}
extension Collaborator.NoteScreen: HasNextReminderId {}
extension Collaborator.InboxScreen: HasNextReminderId {}
extension ReleaseOne.BatchGenerator: HasNextReminderId {}
extension ReleaseTwo.BatchGenerator: HasNextReminderId {}

// From chapter 8
extension BaseReminderIdGenerator: HasNextReminderId {}
extension ReminderImport: HasNextReminderId {}
extension ProtocolExtensions.ReminderScreen: HasNextReminderId {}

// From chapter 9
extension DiamondProblem.ReminderIdGenerator: HasNextReminderId {}
extension DraftIds: HasNextReminderId {}

// From chapter 10
extension DispatchSafety.ReminderIdGenerator: HasNextReminderId {}
extension LocatedReminderIdGenerator: HasNextReminderId {}

/// The forms of `nextReminderId` in chapters 1 and 7 to 10.
enum Form: String, CaseIterable {
  // Chapter 1
  case constructor
  // Chapter 7
  case baseClass
  case appSubclass
  case noteCopy
  case inboxCopy
  case commonBaseClass
  case noteCollaborator
  case inboxCollaborator
  case firstRelease
  case secondRelease
  // Chapter 8
  case inheritedMethod
  case defaultInStruct
  case defaultInClass
  case splitDefault
  // Chapter 9
  case diamond
  case savedSide
  case draftSide
  // Chapter 10
  case checkedConformance
  case message
  case locator

  /// Makes a generator of this form that has the given store injected.
  func generator(on given: GivenStore) throws -> any HasNextReminderId {
    let store = given.store
    return switch self {
    case .constructor: ConstructorInjection.ReminderIdGenerator(store: store)
    case .baseClass: TestingGenerator(store)
    case .appSubclass: DefaultsReminderIdGenerator(defaults: try #require(given.defaults))
    case .noteCopy: CopyAndPaste.NoteScreen(store: store)
    case .inboxCopy: CopyAndPaste.InboxScreen(store: store)
    case .commonBaseClass: CommonBaseClass.NoteScreen(store: store)
    case .noteCollaborator: Collaborator.NoteScreen(ids: TestingGenerator(store))
    case .inboxCollaborator: Collaborator.InboxScreen(ids: TestingGenerator(store))
    case .firstRelease: ReleaseOne.BatchGenerator(store: store)
    case .secondRelease: ReleaseTwo.BatchGenerator(store: store)
    case .inheritedMethod: BaseReminderIdGenerator(store: store)
    case .defaultInStruct: ReminderImport(store: store)
    case .defaultInClass: ProtocolExtensions.ReminderScreen(store: store)
    case .splitDefault: DiscreetIds(ids: DiscreetImport(store: store))
    case .diamond: DiamondProblem.ReminderIdGenerator(store: store, drafts: FakeStore())
    case .savedSide: SavedSide(store: store)
    case .draftSide:
      DiamondProblem.ReminderIdGenerator(store: FakeStore(), drafts: store).draftIds
    case .checkedConformance: DispatchSafety.ReminderIdGenerator(store: store)
    case .message: Messenger(receiver: MessagedReminderIdGenerator(store: store))
    case .locator: LocatedReminderIdGenerator(locator: locator(of: store))
    }
  }

  private func locator(of store: any KeyValueStore) -> ServiceLocator {
    let locator = ServiceLocator()
    locator.register(store, as: "store")
    return locator
  }
}

/// A testing subclass of chapter 7's base class.
final class TestingGenerator: BaseClasses.ReminderIdGenerator {
  private let given: any KeyValueStore

  init(_ given: any KeyValueStore) {
    self.given = given
  }

  override var store: any KeyValueStore { given }
}

/// An adapter: a method from a protocol that this module doesn't see can't meet a requirement here.
private struct DiscreetIds: HasNextReminderId {
  let ids: DiscreetImport

  func nextReminderId() throws -> Int { try ids.nextReminderId() }
}

/// One side of chapter 9's diamond.
private struct SavedSide: SavedReminderIds, HasNextReminderId {
  let store: any KeyValueStore
}

/// An adapter: chapter 10's object has no method to conform with, and what it returns is an `Any`.
private struct Messenger: HasNextReminderId {
  let receiver: Object

  func nextReminderId() throws -> Int {
    try #require(receiver.send("nextReminderId") as? Int)
  }
}
