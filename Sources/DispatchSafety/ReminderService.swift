public import ReminderStorage

/// A source of reminder ids.
public protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
}

/// Numbers reminders, with ids from a type that conforms to ``ReminderIds``.
public struct ReminderService {
  private let ids: any ReminderIds

  /// Makes a service that takes its ids from `ids`.
  public init(ids: any ReminderIds) {
    self.ids = ids
  }

  /// Numbers a new reminder.
  ///
  /// - Returns: The id and the title.
  /// - Throws: `ReminderIdError` if there is no next id.
  public func add(_ title: String) throws(ReminderIdError) -> String {
    let id = try ids.nextReminderId()
    return "#\(id) \(title)"
  }
}
