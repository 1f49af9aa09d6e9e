/// Keeps reminders and the last id: a seam that is a struct, with a closure for each operation.
///
/// To replace an operation, assign another closure. Point-Free designs dependencies in this way: in
/// episode 16, Dependency Injection Made Easy (2018), in its series Designing Dependencies (2020),
/// and in its library swift-dependencies. SwiftUI has a struct around a closure, `OpenURLAction`.
public struct ReminderStore: Sendable {
  /// Returns the last id that was handed out, or nil if there has been none.
  public var lastId: @Sendable () throws -> Int?
  /// Makes the next id from the last one by a rule, keeps it as the last one, and returns it.
  ///
  /// The store lets no other call in while the rule runs. So the rule must not call the store: the call
  /// would crash or never return.
  public var advance: @Sendable (_ rule: (Int?) throws -> Int) throws -> Int
  /// Returns all reminders, in the order of their ids.
  public var reminders: @Sendable () throws -> [Reminder]
  /// Saves a reminder, in place of the one with the same id.
  public var save: @Sendable (_ reminder: Reminder) throws -> Void
  /// Deletes the reminder with an id, if there is one.
  public var delete: @Sendable (_ id: Int) throws -> Void
  /// Marks the reminder with an id as done.
  public var complete: @Sendable (_ id: Int) throws -> Void
  /// Returns the reminders whose title contains a text, in the order of their ids.
  public var search: @Sendable (_ text: String) throws -> [Reminder]
  /// Shares the reminder with an id; callers use ``share(id:with:)``.
  public var share: @Sendable (_ id: Int, _ email: String) throws -> Void

  /// Makes a store from its eight operations.
  ///
  /// None has a default, so none can be forgotten.
  public init(
    lastId: @escaping @Sendable () throws -> Int?,
    advance: @escaping @Sendable (_ rule: (Int?) throws -> Int) throws -> Int,
    reminders: @escaping @Sendable () throws -> [Reminder],
    save: @escaping @Sendable (_ reminder: Reminder) throws -> Void,
    delete: @escaping @Sendable (_ id: Int) throws -> Void,
    complete: @escaping @Sendable (_ id: Int) throws -> Void,
    search: @escaping @Sendable (_ text: String) throws -> [Reminder],
    share: @escaping @Sendable (_ id: Int, _ email: String) throws -> Void
  ) {
    self.lastId = lastId
    self.advance = advance
    self.reminders = reminders
    self.save = save
    self.delete = delete
    self.complete = complete
    self.search = search
    self.share = share
  }
}

extension ReminderStore {
  /// Shares a reminder: the method brings the labels that a closure can't have.
  ///
  /// - Parameters:
  ///   - id: The reminder's id.
  ///   - email: The address of the guest.
  /// - Throws: ``UnknownReminder``, or what the store throws.
  public func share(id: Int, with email: String) throws {
    try share(id, email)
  }
}
