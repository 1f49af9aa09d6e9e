/// The same seam as a protocol with eight methods: where the lesson begins.
public nonisolated protocol ReminderStoring {
  /// Returns the last id that was handed out, or nil if there has been none.
  func lastId() throws -> Int?
  /// Makes the next id from the last one by a rule, keeps it as the last one, and returns it.
  ///
  /// The rule must not call the store: the call would crash or never return.
  func advance(by rule: (Int?) throws -> Int) throws -> Int
  /// Returns all reminders, in the order of their ids.
  func reminders() throws -> [Reminder]
  /// Saves a reminder, in place of the one with the same id.
  func save(_ reminder: Reminder) throws
  /// Deletes the reminder with an id, if there is one.
  func delete(_ id: Int) throws
  /// Marks the reminder with an id as done.
  func complete(_ id: Int) throws
  /// Returns the reminders whose title contains a text, in the order of their ids.
  func search(_ text: String) throws -> [Reminder]
  /// Shares the reminder with an id.
  func share(_ id: Int, with email: String) throws
}

extension ReminderStore {
  /// Makes a store that calls an object of the protocol: the first step in code that has one.
  ///
  /// Each closure keeps the object alive, and any task may call it. So don't write `any` for `some`:
  /// Swift 6.3 then accepts a class of the main actor, and the closures call it on any thread.
  public init(_ store: some ReminderStoring & Sendable) {
    self.init(
      lastId: { try store.lastId() }, advance: { try store.advance(by: $0) },
      reminders: { try store.reminders() }, save: { try store.save($0) },
      delete: { try store.delete($0) }, complete: { try store.complete($0) },
      search: { try store.search($0) }, share: { try store.share($0, with: $1) })
  }
}
