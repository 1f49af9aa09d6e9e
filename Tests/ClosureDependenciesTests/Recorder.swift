import Synchronization

/// A spy for a closure: it keeps what the closure was called with, in order.
///
/// A local array can't do that, because two tasks could change it at the same time: the compiler
/// refuses `SavedInAVariable.swift`.
final class Recorder<Value: Sendable>: Sendable {
  private let kept = Mutex<[Value]>([])

  var values: [Value] { kept.withLock { $0 } }

  func record(_ value: Value) { kept.withLock { $0.append(value) } }
}
