/// How an hour is written.
public enum ClockStyle: CaseIterable, Sendable {
  /// As in "3 pm".
  case twelveHours

  /// As in "15:00".
  case twentyFourHours

  /// The text for an hour from 0 to 23.
  public func text(hour: Int) -> String {
    switch self {
    case .twelveHours: "\((hour + 11) % 12 + 1) \(hour < 12 ? "am" : "pm")"
    case .twentyFourHours: "\(hour):00"
    }
  }
}

private enum ClockStyleKey: SurroundingsKey {
  static let defaultValue = ClockStyle.twentyFourHours
}

extension Surroundings {
  /// How hours are written in this part of the tree.
  public var clockStyle: ClockStyle {
    get { self[ClockStyleKey.self] }
    set { self[ClockStyleKey.self] = newValue }
  }
}

/// Shows a reminder and when it is due.
public struct DueRow: Screen {
  @Surrounding(\.clockStyle) private var clockStyle
  private let title: String
  private let hour: Int

  /// Makes a row for a reminder that is due at `hour`.
  public init(_ title: String, hour: Int) {
    self.title = title
    self.hour = hour
  }

  /// The title, and the hour in the style of this part of the tree.
  public var body: some Component {
    Line("\(title), \(clockStyle.text(hour: hour))")
  }
}
