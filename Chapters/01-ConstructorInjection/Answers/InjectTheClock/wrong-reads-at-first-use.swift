// wrong: Reads the clock later, at the first question, and keeps that answer for good.
// sees: a clock that is read each time makes them say

import Foundation

// Exercise 1.2: inject the clock
//
// The app makes its quiet hours once, at launch. If that is at 21:00, a reminder still rings at
// 23:00. The clock is injected, but it is read too early. Let `areNow` read it, once for each answer:
// between two reads, the clock may strike seven.
// A dependency with a single operation can be a closure; it needs no protocol.

/// The hours of the night, from 22:00 to 7:00 UTC, in which no reminder may be heard.
final class QuietHours {
  private let now: () -> Date
  private lazy var date = now()

  init(now: @escaping () -> Date) {
    self.now = now
  }

  /// Whether a reminder must be silent now.
  var areNow: Bool {
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let hour = utc.component(.hour, from: date)
    return hour >= 22 || hour < 7
  }
}
