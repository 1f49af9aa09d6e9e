public import Foundation
public import ReminderStorage

/// Adds reminders and announces them, with one dependency for each of its jobs.
public struct ReminderService {
  private let ids: ReminderIdGenerator
  private let now: () -> Date
  private let announcer: any Announcer

  /// Makes a service.
  public init(
    ids: ReminderIdGenerator, now: @escaping () -> Date, announcer: any Announcer
  ) {
    self.ids = ids
    self.now = now
    self.announcer = announcer
  }

  /// Makes a reminder and announces it.
  ///
  /// - Returns: The new reminder.
  /// - Throws: ``ReminderIdError`` if there is no next id. Nothing is announced then.
  public func add(_ title: String) throws(ReminderIdError) -> Reminder {
    let reminder = Reminder(id: try ids.nextReminderId(), title: title, created: now())
    announcer.announce(reminder)
    return reminder
  }
}

/// What the service needs in place of three dependencies: one, which announces a reminder.
public protocol Announcer {
  /// Tells the user that there is a new reminder.
  func announce(_ reminder: Reminder)
}

/// The facade: it knows the three dependencies that are always used together.
///
/// Mark Seemann calls such a type a *Facade Service* (an *Aggregate Service* in his article
/// "Refactoring to Aggregate Services", 2010): it hides what the three do together behind an
/// abstraction of its own. The pattern is from the *Design Patterns* of Gamma, Helm, Johnson and
/// Vlissides, 1994.
public struct ReminderAnnouncer: Announcer {
  private let banner: any Banner
  private let sound: any Sound
  private let badge: any Badge

  /// Makes an announcer.
  public init(banner: any Banner, sound: any Sound, badge: any Badge) {
    self.banner = banner
    self.sound = sound
    self.badge = badge
  }

  /// Shows, plays and counts `reminder`.
  public func announce(_ reminder: Reminder) {
    banner.show(reminder.title)
    sound.play()
    badge.increase()
  }
}
