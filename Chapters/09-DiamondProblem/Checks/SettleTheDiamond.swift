import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import DiamondProblemExercises

@Suite(.serialized, .exercise("9.2")) struct SettleTheDiamond {
  private let store = SpyStore([currentReminderId: 41])
  private let drafts = SpyStore([currentReminderId: 6])
  private let phone = Phone()

  private var generator: ReminderIdGenerator {
    ReminderIdGenerator(store: store, drafts: drafts, isOnline: phone.look)
  }

  @Test func `online, the id is a saved one`() throws {
    let id = try generator.nextReminderId()
    #expect(id == 42, "the store holds 41, so online the next id is 42, not \(id)")
  }

  @Test func `offline, the id is a draft's`() throws {
    phone.isOnline = false
    let id = try generator.nextReminderId()
    #expect(
      phone.looks < Phone.patience,
      "offline, the method called itself until `isOnline` had been called \(phone.looks) times")
    #expect(
      id == 7 || phone.looks >= Phone.patience,
      "the drafts hold 6, so offline the next id is 7, not \(id)")
  }

  @Test func `online, the drafts are left alone`() throws {
    _ = try generator.nextReminderId()
    #expect(
      store.writtenKeys == [currentReminderId],
      """
      for one id, online, the store must be written once under "\(currentReminderId)", but the \
      keys are \(store.writtenKeys)
      """)
    #expect(
      drafts.writtenKeys.isEmpty, "an id for a saved reminder was also stored among the drafts")
  }

  @Test func `offline, the saved ids are left alone`() throws {
    phone.isOnline = false
    _ = try generator.nextReminderId()
    #expect(
      drafts.writtenKeys == [currentReminderId],
      """
      for one id, offline, the drafts must be written once under "\(currentReminderId)", but the \
      keys are \(drafts.writtenKeys)
      """)
    #expect(store.writtenKeys.isEmpty, "an id for a draft was also stored among the saved ones")
  }

  @Test func `the phone can go offline and online again`() throws {
    let generator = generator
    let ids = try [true, false, true, false].map { isOnline in
      phone.isOnline = isOnline
      return try generator.nextReminderId()
    }
    #expect(
      ids == [42, 7, 43, 8],
      """
      the phone went online, offline, online and offline, and the same generator was called each \
      time; the ids are \(ids), not [42, 7, 43, 8]
      """)
  }

  @Test func `the phone can go offline during a call`() throws {
    let looks = Phone()
    let generator = ReminderIdGenerator(store: store, drafts: drafts) {
      defer { looks.isOnline = false }
      return looks.look()
    }
    let id = try generator.nextReminderId()
    let stored = [store, drafts].map { $0.object(forKey: currentReminderId) as? Int ?? -1 }
    #expect(
      id == 42 && stored == [42, 6] || id == 7 && stored == [41, 7],
      """
      the phone went offline right after the generator had looked; the id is \(id), the store now \
      holds \(stored[0]) and the drafts hold \(stored[1]), which don't belong together
      """)
  }

  @Test func `two generators with stores of their own don't mix`() throws {
    let other = Phone()
    let mine = ReminderIdGenerator(store: SpyStore(), drafts: SpyStore(), isOnline: other.look)
    let yours = generator
    var ids = try [mine.nextReminderId(), yours.nextReminderId()]
    other.isOnline = false
    ids += try [mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId()]
    #expect(
      ids == [0, 42, 0, 43, 1],
      """
      two generators have two stores each, the first one empty stores; called in turn, the first \
      one online and then offline, the second one online, they return \(ids), not \
      [0, 42, 0, 43, 1]
      """)
  }

  @Test func `a generator continues from what others have stored`() throws {
    let mine = generator
    let yours = generator
    var ids = try [mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId()]
    phone.isOnline = false
    ids += try [mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId()]
    #expect(
      ids == [42, 43, 44, 7, 8, 9],
      """
      two generators share their stores and are called in turn, three times online and three \
      times offline; they return \(ids), not [42, 43, 44, 7, 8, 9]
      """)
  }

  @Test func `offline, an error of the drafts is thrown`() {
    phone.isOnline = false
    drafts.set("seven", forKey: currentReminderId)
    let id = try? generator.nextReminderId()
    #expect(
      id == nil,
      """
      the drafts hold a text, so offline there is no next id and the error must be thrown, but the \
      generator returned \(id ?? 0)
      """)
    #expect(
      store.writtenKeys.isEmpty, "after the error, a saved id was stored in place of a draft's")
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
      drafts.writtenKeys.isEmpty, "after the error, a draft's id was stored in place of a saved one"
    )
  }

  @Test func `the generator still conforms to both protocols`() {
    let both: Any = generator
    #expect(both is any SavedReminderIds, "the generator must still be a SavedReminderIds")
    #expect(both is any DraftReminderIds, "the generator must still be a DraftReminderIds")
  }

  @Test func `a type with saved reminders only keeps its default`() throws {
    struct SavedAlone: SavedReminderIds {
      let store: any KeyValueStore
    }
    let saved = SavedAlone(store: store)
    let broken = SavedAlone(store: SpyStore([currentReminderId: "seven"]))
    let ids = try [saved.nextReminderId(), saved.nextReminderId()]
    #expect(
      ids == [42, 43],
      """
      a type with saved reminders only has lost its default: its store holds 41, and two calls \
      return \(ids), not [42, 43]
      """)
    #expect(
      throws: ReminderIdError.self,
      "the default for saved reminders hides an error: its store holds a text, and nothing is thrown"
    ) { try broken.nextReminderId() }
  }

  @Test func `a type with drafts only keeps its default`() throws {
    struct DraftsAlone: DraftReminderIds {
      let drafts: any KeyValueStore
    }
    let draft = DraftsAlone(drafts: drafts)
    let broken = DraftsAlone(drafts: SpyStore([currentReminderId: "seven"]))
    let ids = try [draft.nextReminderId(), draft.nextReminderId()]
    #expect(
      ids == [7, 8],
      """
      a type with drafts only has lost its default: its store holds 6, and two calls return \
      \(ids), not [7, 8]
      """)
    #expect(
      throws: ReminderIdError.self,
      "the default for drafts hides an error: its store holds a text, and nothing is thrown"
    ) { try broken.nextReminderId() }
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
