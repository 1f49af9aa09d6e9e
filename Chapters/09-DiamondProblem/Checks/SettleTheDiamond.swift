import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import DiamondProblemExercises

@Suite(.serialized, .exercise("9.2")) struct SettleTheDiamond {
  private let store = SpyStore([currentReminderId: 41])
  private let reserved = SpyStore([currentReminderId: 1_000_006])
  private let phone = Phone()

  private var generator: ReminderIdGenerator {
    ReminderIdGenerator(store: store, reserved: reserved, isOnline: phone.look)
  }

  @Test func `online, the id is from the shared sequence`() throws {
    let id = try generator.nextReminderId()
    #expect(id == 42, "the store holds 41, so online the next id is 42, not \(id)")
  }

  @Test func `offline, the id is from the reserved range`() throws {
    phone.isOnline = false
    let id = try generator.nextReminderId()
    #expect(
      phone.looks < Phone.patience,
      "offline, the method called itself until `isOnline` had been called \(phone.looks) times")
    #expect(
      id == 1_000_007 || phone.looks >= Phone.patience,
      "the range's store holds 1000006, so offline the next id is 1000007, not \(id)")
  }

  @Test func `online, the reserved range is left alone`() throws {
    _ = try generator.nextReminderId()
    #expect(
      store.writtenKeys == [currentReminderId],
      """
      for one id, online, the store must be written once under "\(currentReminderId)", but the \
      keys are \(store.writtenKeys)
      """)
    #expect(
      reserved.writtenKeys.isEmpty,
      """
      one id was taken online, but the reserved range was written as well, and now its last id is \
      \(last(reserved))
      """)
  }

  @Test func `offline, the shared sequence is left alone`() throws {
    phone.isOnline = false
    _ = try generator.nextReminderId()
    #expect(
      reserved.writtenKeys == [currentReminderId],
      """
      for one id, offline, the range's store must be written once under \
      "\(currentReminderId)", but the keys are \(reserved.writtenKeys)
      """)
    #expect(
      store.writtenKeys.isEmpty,
      """
      one id was taken offline, but the shared sequence was written as well, and now its last id is \
      \(last(store))
      """)
  }

  @Test func `the phone can go offline and online again`() throws {
    let generator = generator
    let ids = try [true, false, true, false].map { isOnline in
      phone.isOnline = isOnline
      return try generator.nextReminderId()
    }
    #expect(
      ids == [42, 1_000_007, 43, 1_000_008],
      """
      the phone went online, offline, online and offline, and the same generator was called each \
      time; the ids are \(ids), not [42, 1000007, 43, 1000008]
      """)
  }

  @Test func `the phone can go offline during a call`() throws {
    let looks = Phone()
    let generator = ReminderIdGenerator(store: store, reserved: reserved) {
      defer { looks.isOnline = false }
      return looks.look()
    }
    let id = try generator.nextReminderId()
    let stored = [store, reserved].map { $0.object(forKey: currentReminderId) as? Int ?? -1 }
    #expect(
      id == 42 && stored == [42, 1_000_006] || id == 1_000_007 && stored == [41, 1_000_007],
      """
      the phone went offline right after the generator had looked; the id is \(id), the store now \
      holds \(stored[0]) and the range's store holds \(stored[1]), which don't belong together
      """)
  }

  @Test func `two generators with stores of their own don't mix`() throws {
    let other = Phone()
    let mine = ReminderIdGenerator(
      store: SpyStore([currentReminderId: 11]), reserved: SpyStore([currentReminderId: 2_000_000]),
      isOnline: other.look)
    let yours = generator
    var ids = try [mine.nextReminderId(), yours.nextReminderId()]
    other.isOnline = false
    ids += try [mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId()]
    #expect(
      ids == [12, 42, 2_000_001, 43, 2_000_002],
      """
      two generators have two stores each; called in turn, the first one online and then offline, \
      the second one online, they return \(ids), not [12, 42, 2000001, 43, 2000002]
      """)
  }

  @Test func `with an empty store, the first id is 0`() throws {
    let id = try ReminderIdGenerator(store: SpyStore(), reserved: reserved, isOnline: phone.look)
      .nextReminderId()
    #expect(id == 0, "the store is empty, so online the first id is 0, not \(id)")
  }

  @Test func `a generator continues from what others have stored`() throws {
    let mine = generator
    let yours = generator
    var ids = try [mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId()]
    phone.isOnline = false
    ids += try [mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId()]
    #expect(
      ids == [42, 43, 44, 1_000_007, 1_000_008, 1_000_009],
      """
      two generators share their stores and are called in turn, three times online and three \
      times offline; they return \(ids), not [42, 43, 44, 1000007, 1000008, 1000009]
      """)
  }

  @Test func `offline, an error of the reserved range is thrown`() {
    phone.isOnline = false
    reserved.set("seven", forKey: currentReminderId)
    let id = try? generator.nextReminderId()
    #expect(
      id == nil,
      """
      the range's store holds a text, so offline there is no next id and the error must be thrown, \
      but the generator returned \(id ?? 0)
      """)
    #expect(
      store.writtenKeys.isEmpty,
      """
      offline, an error of the range must end the call, but the shared sequence was written, and \
      now its last id is \(last(store))
      """)
  }

  @Test func `online, an error of the store is thrown`() {
    store.set("seven", forKey: currentReminderId)
    let id = try? generator.nextReminderId()
    #expect(
      id == nil,
      """
      the store holds a text, so online there is no next id and the error must be thrown, but the \
      generator returned \(id ?? 0)
      """)
    #expect(
      reserved.writtenKeys.isEmpty,
      """
      online, an error of the store must end the call, but the reserved range was written, and now \
      its last id is \(last(reserved))
      """)
  }

  @Test func `the generator still conforms to both protocols`() {
    let both: Any = generator
    #expect(both is any SavedReminderIds, "the generator must still be a SavedReminderIds")
    #expect(both is any ReservedReminderIds, "the generator must still be a ReservedReminderIds")
  }

  @Test func `a type with the shared sequence only keeps its default`() throws {
    struct SavedAlone: SavedReminderIds {
      let store: any KeyValueStore
    }
    let saved = SavedAlone(store: store)
    let broken = SavedAlone(store: SpyStore([currentReminderId: "seven"]))
    let ids = try [saved.nextReminderId(), saved.nextReminderId()]
    #expect(
      ids == [42, 43],
      """
      a type with the shared sequence only has lost its default: its store holds 41, and two calls \
      return \(ids), not [42, 43]
      """)
    #expect(
      throws: ReminderIdError.self,
      "the default for the shared sequence hides an error: for a text in its store, nothing is thrown"
    ) { try broken.nextReminderId() }
  }

  @Test func `a type with the range only keeps its default`() throws {
    struct ReservedAlone: ReservedReminderIds {
      let reserved: any KeyValueStore
    }
    let alone = ReservedAlone(reserved: reserved)
    let broken = ReservedAlone(reserved: SpyStore([currentReminderId: "seven"]))
    let ids = try [alone.nextReminderId(), alone.nextReminderId()]
    #expect(
      ids == [1_000_007, 1_000_008],
      """
      a type with the range only has lost its default: its store holds 1000006, and two \
      calls return \(ids), not [1000007, 1000008]
      """)
    #expect(
      throws: ReminderIdError.self,
      "the default for the reserved range hides an error: for a text in its store, nothing is thrown"
    ) { try broken.nextReminderId() }
  }

  private func last(_ store: SpyStore) -> String {
    store.object(forKey: currentReminderId).map { "\($0)" } ?? "nothing"
  }
}

/// A phone that is online or offline, and counts how often somebody looks.
private final class Phone {
  /// After so many looks, the phone changes with each look, which ends a method that calls itself.
  static let patience = 100

  var isOnline = true
  private(set) var looks = 0

  func look() -> Bool {
    looks += 1
    return looks < Self.patience ? isOnline : looks.isMultiple(of: 2)
  }
}
