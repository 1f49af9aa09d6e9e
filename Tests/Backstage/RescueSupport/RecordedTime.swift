public import Foundation

/// Times as the program of chapter 24 prints them, in Berlin, such as "2026-03-28 12:00".
public enum RecordedTime {
  /// Returns the time, or nil if the text is none.
  public static func date(_ text: String) -> Date? { formatter().date(from: text) }

  /// Returns the text.
  public static func text(_ date: Date) -> String { formatter().string(from: date) }

  /// Returns the minutes between the alarms in a log, whose lines end with a time.
  public static func waits(in lines: [String]) -> [Int] {
    let times = lines.compactMap { date(String($0.suffix(16))) }
    return zip(times.dropFirst(), times).map { Int($0.timeIntervalSince($1) / 60) }
  }

  static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private static func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter
  }
}
