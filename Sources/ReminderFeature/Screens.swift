/// The list of reminders, with a field for a new one.
public final class ListScreen {
  private let reminders: ReminderList

  /// Makes a screen that shows `reminders`.
  public init(reminders: ReminderList) {
    self.reminders = reminders
  }

  /// Adds a reminder, and returns its id.
  ///
  /// - Throws: What `ReminderList.add(_:)` throws.
  public func add(_ title: String) throws -> Int { try reminders.add(title).id }
}

/// A sheet for one new reminder, which opens from anywhere.
public final class QuickAddSheet {
  private let reminders: ReminderList

  /// Makes a sheet that adds to `reminders`.
  public init(reminders: ReminderList) {
    self.reminders = reminders
  }

  /// Adds a reminder, and returns its id.
  ///
  /// - Throws: What `ReminderList.add(_:)` throws.
  public func add(_ title: String) throws -> Int { try reminders.add(title).id }
}

/// Handles voice commands: one object for as long as the app runs.
public final class VoiceCommands {
  private let current: () -> ReminderList?

  /// Makes an object that adds to the list that `current` returns at each call.
  public init(current: @escaping () -> ReminderList?) {
    self.current = current
  }

  /// Adds a reminder for the user who is logged in, and returns its id.
  ///
  /// - Throws: ``NobodyIsLoggedIn``, or what `ReminderList.add(_:)` throws.
  public func add(_ title: String) throws -> Int {
    guard let reminders = current() else { throw NobodyIsLoggedIn() }
    return try reminders.add(title).id
  }
}

/// There is no user whose reminders could be used.
public struct NobodyIsLoggedIn: Error, Equatable {
  /// Makes the error.
  public init() {}
}
