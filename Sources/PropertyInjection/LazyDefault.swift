import Synchronization

/// A value that many threads may read, with a default that is made once, if at all.
///
/// Both the value and the closure that makes the default must be `Sendable`, so the compiler
/// checks that what the readers get is safe to share as well.
public final class LazyDefault<Value: Sendable>: Sendable {
  private let makeDefault: @Sendable () -> Value
  private let settled = Mutex<Value?>(nil)

  /// The assigned value, or else the default.
  ///
  /// Assign it at most once and before its first use; reading it is a use. A later assignment
  /// stops the program.
  public var value: Value {
    get {
      settled.withLock { settled in
        let value = settled ?? makeDefault()
        settled = value
        return value
      }
    }
    set {
      settled.withLock { settled in
        guard settled == nil else { fatalError("assign `value` once, before its first use") }
        settled = newValue
      }
    }
  }

  /// Makes a value that is still open.
  ///
  /// - Parameter makeDefault: Makes the default while all other readers wait, so it must not read
  ///   the same value: that stops the program.
  public init(makeDefault: @escaping @Sendable () -> Value) {
    self.makeDefault = makeDefault
  }
}
