import Synchronization

/// Stands for a singleton in somebody else's module: you can't edit it, subclass it or make another.
public nonisolated final class VendorAnalytics: Sendable {
  /// The one instance.
  public static let shared = VendorAnalytics()

  private let queue = Mutex<[String]>([])

  private init() {}

  /// The events that wait to be sent; this stand-in sends none.
  public var waiting: [String] { queue.withLock { $0 } }

  /// Keeps an event until it is sent to the vendor.
  public func track(_ event: String) { queue.withLock { $0.append(event) } }
}

/// Your own wrapper around the vendor's singleton, which a scope can replace.
///
/// The default sends nothing until the app has started the vendor, so a test that forgets its scope
/// does no harm.
public nonisolated enum Analytics {
  /// Sends an event: to the vendor, once it is started, unless a scope says otherwise.
  @TaskLocal public static var track: @Sendable (String) -> Void = { event in
    if isStarted.load(ordering: .relaxed) { VendorAnalytics.shared.track(event) }
  }

  /// Lets events through to the vendor, for the whole process.
  ///
  /// The app calls it at launch, and the tests don't.
  public static func start() {
    isStarted.store(true, ordering: .relaxed)
  }

  private static let isStarted = Atomic(false)
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
