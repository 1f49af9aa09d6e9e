extension ReminderStore {
  /// Makes a store whose every operation reports its own name and throws.
  ///
  /// An app shouldn't import Swift Testing, so the test passes in how to report. Point-Free's
  /// libraries call such operations *unimplemented*.
  public static func failing(
    report: @escaping @Sendable (_ operation: String) -> Void
  ) -> ReminderStore {
    let fail: @Sendable (String) -> UnexpectedCall = { operation in
      report(operation)
      return UnexpectedCall(operation: operation)
    }
    return ReminderStore(
      lastId: { throw fail("lastId") },
      advance: { _ in throw fail("advance") },
      reminders: { throw fail("reminders") },
      save: { _ in throw fail("save") },
      delete: { _ in throw fail("delete") },
      complete: { _ in throw fail("complete") },
      search: { _ in throw fail("search") },
      share: { _, _ in throw fail("share") })
  }
}

/// An operation was called that nobody has overridden.
public struct UnexpectedCall: Error, Equatable {
  /// The name of the operation.
  public let operation: String

  /// Makes the error for an operation.
  public init(operation: String) {
    self.operation = operation
  }
}
