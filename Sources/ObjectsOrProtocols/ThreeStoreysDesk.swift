extension ThreeStoreys {
  /// A caller: it numbers reminders with ids from the generator that it receives.
  public struct ReminderDesk {
    private let ids: Generator

    /// Makes a desk that takes its ids from `ids`.
    public init(ids: Generator) {
      self.ids = ids
    }

    /// Numbers a new reminder.
    ///
    /// - Returns: The id and the title, such as "#7 Pay rent".
    /// - Throws: The generator's error, if there is no next id.
    public func add(_ title: String) throws -> String {
      "#\(try ids.nextReminderId()) \(title)"
    }
  }
}
