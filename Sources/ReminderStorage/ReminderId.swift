import Foundation

/// The key under which every `ReminderIdGenerator` keeps the last id it handed out.
public let currentReminderId = "currentReminderId"

/// Decides which id follows the one that is stored.
///
/// Every form of `nextReminderId()` in this workbook calls this function, so that they all
/// decide alike. An id is never handed out twice, and a store that can't be understood is never
/// taken for an empty one: in both error cases what is stored stays as it is.
///
/// An integer is a value of an integer type. `"7"`, `7.0` and `true` are not integers, although
/// `UserDefaults.integer(forKey:)` would turn them into some.
///
/// - Parameter stored: What the store holds under ``currentReminderId``, or nil.
/// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
/// - Throws: ``ReminderIdError/notAnInteger(found:key:)`` if something else is stored,
///   ``ReminderIdError/exhausted(key:)`` if `Int.max` or a larger integer is.
public func reminderId(after stored: Any?) throws(ReminderIdError) -> Int {
  guard let stored else { return 0 }
  guard let last = wholeNumber(stored) else {
    throw .notAnInteger(found: "\(stored) (\(type(of: stored)))", key: currentReminderId)
  }
  // `Int(exactly:)` and not `as? Int`: where Foundation is not Apple's, UserDefaults hands a
  // large Int back as an Int64, and the cast would call it no integer.
  guard let last = Int(exactly: last), last < Int.max else {
    throw .exhausted(key: currentReminderId)
  }
  return last + 1
}

private func wholeNumber(_ value: Any) -> (any BinaryInteger)? {
  #if canImport(ObjectiveC)
    // Apple's UserDefaults returns every number as an NSNumber, and `true as? Int` is 1 there.
    if let number = value as? NSNumber {
      let isBool = CFGetTypeID(number) == CFBooleanGetTypeID()
      return isBool || CFNumberIsFloatType(number) ? nil : number as? Int ?? number.uint64Value
    }
  #endif
  return value as? any BinaryInteger
}

/// Why a reminder id could not be handed out.
public enum ReminderIdError: Error, Equatable, CustomStringConvertible {
  /// The store holds something other than an integer.
  ///
  /// `found` shows the value and its type, `key` says where it is stored.
  case notAnInteger(found: String, key: String)

  /// The largest id has been handed out. `key` says where it is stored.
  case exhausted(key: String)

  /// A sentence that says what was found, where, and that nothing was changed.
  public var description: String {
    switch self {
    case .notAnInteger(let found, let key):
      "\"\(key)\" holds \(found), which is not an integer; it was left as it is"
    case .exhausted(let key):
      "\"\(key)\" holds the largest possible id; there is no next one"
    }
  }
}
