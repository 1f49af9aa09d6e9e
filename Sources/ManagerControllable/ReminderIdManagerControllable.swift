public import ReminderStorage

/// Something on the main actor that can manage reminder ids.
@MainActor
public protocol ReminderIdManageable {
  /// Returns the next id, after storing it.
  func nextReminderId() throws(ReminderIdError) -> Int
}

/// A type on the main actor that can use a manager of reminder ids.
@MainActor
public protocol ReminderIdManagerControllable {
  /// The manager of reminder ids to use.
  var reminderIdManager: any ReminderIdManageable { get }
}

extension ReminderIdManagerControllable {
  /// The shared generator, for every type that declares none of its own.
  public var reminderIdManager: any ReminderIdManageable { ReminderIdGenerator.default }
}
