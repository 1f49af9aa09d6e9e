public import ReminderStorage
public import UIKitStandIn

/// A screen that makes reminders with two managers, of which it declares neither.
public final class NewReminderViewController: UIViewController, TokenManagerControllable,
  ReminderIdManagerControllable
{}

extension ReminderIdManagerControllable where Self: TokenManagerControllable {
  /// Makes a reminder with the next id, to be synced if somebody is signed in.
  public func makeReminder(_ title: String) throws(ReminderIdError) -> Reminder {
    let id = try reminderIdManager.nextReminderId()
    return Reminder(id: id, title: title, isToBeSynced: tokenManager.token != nil)
  }
}

/// Something to be reminded of.
public struct Reminder: Equatable {
  /// The number that no other reminder has.
  public let id: Int

  /// What to be reminded of.
  public let title: String

  /// Whether the reminder is to be sent to the user's other devices.
  public let isToBeSynced: Bool

  /// Makes a reminder.
  public init(id: Int, title: String, isToBeSynced: Bool) {
    self.id = id
    self.title = title
    self.isToBeSynced = isToBeSynced
  }
}
