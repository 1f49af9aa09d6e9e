/// Stands for a singleton in somebody else's module: you can't edit it, subclass it or make another.
public final class VendorAnalytics: Sendable {
  /// The one instance.
  public static let shared = VendorAnalytics()

  private init() {}

  /// Sends an event to the vendor, which this stand-in leaves out.
  public func track(_ event: String) {}
}

/// Your own wrapper around the vendor's singleton, which a scope can replace.
public enum Analytics {
  /// Sends an event: to the vendor unless a scope says otherwise.
  @TaskLocal public static var track: @Sendable (String) -> Void = {
    VendorAnalytics.shared.track($0)
  }
}

/// Code that reports what the user did.
public struct ReminderList: Sendable {
  /// Makes a list.
  public init() {}

  /// Ticks off a reminder, and reports it.
  public func complete(_ title: String) {
    Analytics.track("completed \(title)")
  }
}
