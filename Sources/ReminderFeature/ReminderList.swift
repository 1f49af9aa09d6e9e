public import ReminderStorage

/// Something to remember.
public struct Reminder: Equatable, Sendable {
  /// The id that no other reminder of the list has.
  public let id: Int
  /// What to remember.
  public let title: String
  /// Whether it is done.
  public var isDone: Bool

  /// Makes a reminder.
  public init(id: Int, title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }
}

/// The reminders of one store, and the ids for new ones.
///
/// It is a class because its users share it, and so that a test can see when it goes.
public final class ReminderList {
  private let store: any SavableStore
  private let ids: ReminderIdGenerator

  /// Makes a list that keeps its reminders and its last id in `store`, which it saves after each
  /// change.
  public init(store: any SavableStore) {
    self.store = store
    ids = ReminderIdGenerator(store: store)
  }

  /// Returns all reminders, in the order in which they were added.
  ///
  /// An id is an integer, as for `lastReminderId(in:)`. In the place of a truth value, 0 and 1 are
  /// taken, too: that is how a property list or a database may keep it.
  ///
  /// - Throws: ``ReminderListError/damaged`` if the store holds something else in their place, or
  ///   two reminders with the same id.
  public func all() throws(ReminderListError) -> [Reminder] {
    let reminders = try entries().map { entry throws(ReminderListError) in
      // `as? Int` takes `true` and `1.0` from a file, which are no integers.
      guard let id = try? lastReminderId(in: entry["id"]), let title = entry["title"] as? String,
        let isDone = entry["isDone"] as? Bool
      else { throw .damaged }
      return Reminder(id: id, title: title, isDone: isDone)
    }
    guard Set(reminders.map(\.id)).count == reminders.count else { throw .damaged }
    return reminders
  }

  /// Adds a reminder, and returns it.
  ///
  /// - Throws: ``ReminderListError``, `ReminderIdError` if there is no next id, or what `save()` throws.
  ///   The reminders stay as they are then, but the id may be gone.
  @discardableResult public func add(_ title: String) throws -> Reminder {
    let reminders = try all()
    let id = try ids.nextReminderId()
    guard !reminders.contains(where: { $0.id == id }) else { throw ReminderListError.inUse(id: id) }
    try keep(try entries() + [["id": id, "title": title, "isDone": false]])
    return Reminder(id: id, title: title)
  }

  /// Marks a reminder as done, and returns it.
  ///
  /// - Throws: ``ReminderListError``, or what `save()` throws; the reminders stay as they are then.
  @discardableResult public func finish(id: Int) throws -> Reminder {
    guard let index = try all().firstIndex(where: { $0.id == id }) else {
      throw ReminderListError.unknown(id: id)
    }
    var entries = try entries()
    entries[index]["isDone"] = true
    try keep(entries)
    return try all()[index]
  }

  // What an entry holds beside these three values stays in it.
  private func entries() throws(ReminderListError) -> [[String: Any]] {
    guard let stored = store.object(forKey: "reminders") else { return [] }
    guard let entries = stored as? [[String: Any]] else { throw .damaged }
    return entries
  }

  private func keep(_ entries: [[String: Any]]) throws {
    let before = store.object(forKey: "reminders")
    store.set(entries, forKey: "reminders")
    do {
      try store.save()
    } catch {
      store.set(before, forKey: "reminders")
      throw error
    }
  }
}

/// Why a list could not do what it was told.
public enum ReminderListError: Error, Equatable, CustomStringConvertible {
  /// The store holds something other than reminders.
  case damaged
  /// The next id already belongs to a reminder.
  case inUse(id: Int)
  /// No reminder has this id.
  case unknown(id: Int)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .damaged: "\"reminders\" holds something other than reminders; it was left as it is"
    case .inUse(let id): "the next id is \(id), but a reminder has it already; nothing was added"
    case .unknown(let id): "there is no reminder \(id)"
    }
  }
}
