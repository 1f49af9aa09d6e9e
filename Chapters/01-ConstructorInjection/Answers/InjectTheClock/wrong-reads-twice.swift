// wrong: Asks the clock for each half of the condition; at 22:00 the two answers can differ.
// sees: was read 2 times for one answer

import Foundation

// Exercise 1.2: inject the clock
//
// Nothing a test does can make it night. Let the quiet hours ask the clock that they are given.
// A dependency with a single operation can be a closure; it needs no protocol.

/// The hours of the night, from 22:00 to 7:00 UTC, in which no reminder may be heard.
struct QuietHours {
  private let now: () -> Date

  init(now: @escaping () -> Date) {
    self.now = now
  }

  /// Whether a reminder must be silent now.
  var areNow: Bool {
    let evening = Int(now().timeIntervalSince1970) % 86_400 / 3_600
    let morning = Int(now().timeIntervalSince1970) % 86_400 / 3_600
    return evening >= 22 || morning < 7
  }
}
