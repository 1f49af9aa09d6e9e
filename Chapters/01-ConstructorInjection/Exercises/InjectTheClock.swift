import Foundation

// Exercise 1.2: inject the clock
//
// Nothing a test does can make it night. Let the quiet hours ask the clock that they are given.
// A dependency with a single operation can be a closure; it needs no protocol.

/// The hours of the night, from 22:00 to 7:00 UTC, in which no reminder may be heard.
struct QuietHours {
  init(now: @escaping () -> Date) {
  }

  /// Whether a reminder must be silent now.
  var areNow: Bool {
    let secondsOfDay = Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400)
    let hour = Int(secondsOfDay / 3_600)
    return hour >= 22 || hour < 7
  }
}
