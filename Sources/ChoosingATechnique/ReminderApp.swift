public import Foundation

/// An app made of three modules: where ids come from, what time it is, and where reminders go.
///
/// It names no concrete store, clock or channel, so each of them can be replaced. It doesn't even know
/// that there is a store: only the generator needs one.
public struct ReminderApp {
  private let ids: ReminderIdGenerator
  private let now: () -> Date
  private let channel: any Channel

  /// Makes an app of three modules.
  public init(
    ids: ReminderIdGenerator, now: @escaping () -> Date, channel: any Channel
  ) {
    self.ids = ids
    self.now = now
    self.channel = channel
  }

  /// Makes a reminder and delivers it.
  ///
  /// - Returns: The new reminder.
  /// - Throws: `ReminderIdError` if there is no next id, or what the channel throws.
  /// - Note: The id is spent even if the delivery fails.
  public func remind(of title: String) throws -> Reminder {
    let reminder = Reminder(id: try ids.nextReminderId(), title: title, created: now())
    try channel.deliver(reminder)
    return reminder
  }
}

/// Something to remember.
public struct Reminder: Equatable, Sendable {
  /// The id that no other reminder has.
  public let id: Int
  /// What to remember.
  public let title: String
  /// When the reminder was made.
  public let created: Date

  /// Makes a reminder.
  public init(id: Int, title: String, created: Date) {
    self.id = id
    self.title = title
    self.created = created
  }
}

/// A socket for anything that can deliver a reminder.
public protocol Channel {
  /// Delivers `reminder`, or throws if that can't be done.
  func deliver(_ reminder: Reminder) throws
}
