public import ReminderStorage
import Synchronization

/// A singleton whose store anybody can replace, for everybody.
///
/// Code that replaces the store must restore the old one, and no other code may use it meanwhile.
public final class SharedContext: Sendable {
  /// The one instance.
  public static let shared = SharedContext()

  private let current = Mutex<any KeyValueStore & Sendable>(DefaultsStore())

  private init() {}

  /// Where code keeps what it must remember: the standard defaults until they are replaced.
  public var store: any KeyValueStore & Sendable {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
