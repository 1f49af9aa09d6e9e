import Foundation

/// The key under which every `ReminderIdGenerator` keeps the last id it handed out.
public let currentReminderId = "currentReminderId"

/// Decides which id follows the one that is stored.
///
/// Every form of `nextReminderId()` in this workbook calls this function, so that they all
/// decide alike. As long as there is one caller at a time, an id is never handed out twice, and a
/// store that can't be understood is never taken for an empty one: in both error cases what is
/// stored stays as it is. Two callers that read before either writes get the same id.
///
/// An integer is a value of an integer type. `"7"`, `7.0` and `true` are not integers, although
/// `UserDefaults.integer(forKey:)` would turn them into some.
///
/// - Parameter stored: What the store holds under ``currentReminderId``, or nil.
/// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
/// - Throws: ``ReminderIdError/notAnInteger(found:key:)`` if something else is stored,
///   ``ReminderIdError/exhausted(key:)`` if `Int.max` or a larger integer is.
public func reminderId(after stored: Any?) throws(ReminderIdError) -> Int {
  try reminderId(afterId: lastReminderId(in: stored), key: currentReminderId)
}

/// Decides which id follows the last one, wherever that is kept.
///
/// - Parameters:
///   - last: The last id, or nil if there has been none.
///   - key: The key under which the last id is stored, or nil if it is kept without one.
/// - Returns: 0 if there is no last id, `n + 1` if it is `n`.
/// - Throws: ``ReminderIdError/exhausted(key:)`` if it is `Int.max`.
public func reminderId(afterId last: Int?, key: String? = nil) throws(ReminderIdError) -> Int {
  guard let last else { return 0 }
  guard last < Int.max else { throw .exhausted(key: key) }
  return last + 1
}

/// Reads the last id from what is stored, without deciding which one follows.
///
/// - Parameter stored: What the store holds under ``currentReminderId``, or nil.
/// - Returns: nil if nothing is stored, `n` if the integer `n` is stored.
/// - Throws: ``ReminderIdError/notAnInteger(found:key:)`` if something else is stored,
///   ``ReminderIdError/exhausted(key:)`` if an integer larger than `Int.max` is.
public func lastReminderId(in stored: Any?) throws(ReminderIdError) -> Int? {
  guard let stored else { return nil }
  guard let last = stored as? any BinaryInteger ?? unwrapped(stored) as? any BinaryInteger else {
    let found = unwrapped(stored)
    throw .notAnInteger(found: "\(found) (\(type(of: found)))", key: currentReminderId)
  }
  // `Int(exactly:)` and not `as? Int`: where Foundation is not Apple's, UserDefaults hands a
  // large Int back as an Int64, and the cast would call it no integer.
  guard let last = Int(exactly: last) else { throw .exhausted(key: currentReminderId) }
  return last
}

/// The Swift value behind what Apple's `UserDefaults` returns, which wraps texts and numbers.
///
/// No cast tells a wrapped truth value from a number: `NSNumber(value: true) as? Int` is 1. But the
/// wrapped truth values are two objects, always the same ones, so their identity tells. Foundation's
/// own bridging tells them apart in that way, too.
private func unwrapped(_ value: Any) -> Any {
  if let text = value as? String { return text }
  guard let number = value as? NSNumber else { return value }
  if number === NSNumber(value: number.boolValue) { return number.boolValue }
  // f and d stand for C's float and double.
  if ["f", "d"].contains(String(cString: number.objCType)) { return number.doubleValue }
  if let integer = number as? Int { return integer }
  return number.uint64Value
}

/// Why a reminder id could not be handed out.
public enum ReminderIdError: Error, Equatable, CustomStringConvertible {
  /// The store holds something other than an integer.
  ///
  /// `found` shows the value and its type, `key` says where it is stored.
  case notAnInteger(found: String, key: String)

  /// The largest id has been handed out.
  ///
  /// `key` says where it is stored, or is nil if it is kept without a key.
  case exhausted(key: String?)

  /// A sentence that says what was found, where, and that nothing was changed.
  public var description: String {
    switch self {
    case .notAnInteger(let found, let key):
      "\"\(key)\" holds \(found), which is not an integer; it was left as it is"
    case .exhausted(let key?):
      "\"\(key)\" holds the largest possible id; there is no next one"
    case .exhausted(nil):
      "the last id is the largest possible one; there is no next one"
    }
  }
}
