// wrong: Rounds the time, so half a second before 7:00 counts as 7:00.
// sees: the clock says 6:59:59.6 UTC

import Foundation

// Exercise 1.2: inject the clock
//
// The app makes its quiet hours once, at launch. If that is at 21:00, a reminder still rings at
// 23:00. The clock is injected, but it is read too early. Let `areNow` read it, once for each answer:
// between two reads, the clock may strike seven.
// A dependency with a single operation can be a closure; it needs no protocol.

/// The hours of the night, from 22:00 to 7:00 UTC, in which no reminder may be heard.
struct QuietHours {
  private let now: () -> Date

  init(now: @escaping () -> Date) {
    self.now = now
  }

  /// Whether a reminder must be silent now.
  var areNow: Bool {
    let wholeSecond = Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded())
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let hour = utc.component(.hour, from: wholeSecond)
    return hour >= 22 || hour < 7
  }
}
