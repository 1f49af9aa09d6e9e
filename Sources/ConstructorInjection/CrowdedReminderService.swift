public import Foundation
public import ReminderStorage

/// Adds reminders and announces them, and asks for too much to do so.
///
/// Five dependencies are a smell, Constructor Over-injection: the type has more than one job.
/// The name is Jeffrey Palermo's, 2010; in this sense it is in Mark Seemann's *Dependency Injection
/// in .NET*, 2011.
public struct CrowdedReminderService {
  private let ids: ReminderIdGenerator
  private let now: () -> Date
  private let banner: any Banner
  private let sound: any Sound
  private let badge: any Badge

  /// Makes a service, once a caller has got hold of five things.
  public init(
    ids: ReminderIdGenerator, now: @escaping () -> Date, banner: any Banner, sound: any Sound,
    badge: any Badge
  ) {
    self.ids = ids
    self.now = now
    self.banner = banner
    self.sound = sound
    self.badge = badge
  }

  /// Makes a reminder and announces it.
  ///
  /// - Returns: The new reminder.
  /// - Throws: ``ReminderIdError`` if there is no next id. Nothing is announced then.
  public func add(_ title: String) throws(ReminderIdError) -> Reminder {
    let reminder = Reminder(id: try ids.nextReminderId(), title: title, created: now())
    banner.show(reminder.title)
    sound.play()
    badge.increase()
    return reminder
  }
}

/// Something to remember.
public struct Reminder: Equatable {
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

/// A place that shows a text.
public protocol Banner {
  /// Shows `text`.
  func show(_ text: String)
}

/// Something that can be heard.
public protocol Sound {
  /// Plays the sound once.
  func play()
}

/// A number on the app's icon.
public protocol Badge {
  /// Counts one up.
  func increase()
}
