/// A place for one closure that is called on behalf of a target, which is not kept alive.
///
/// The closure gets the target as its first argument, so it needs no `[weak self]`. A delegate is
/// not `Sendable`: it stays where its owner is. The design is Wei Wang's (onevcat/Delegate).
public final class Delegate<Input, Output> {
  // The closure has a weak target of its own; this one tells whether anybody listens.
  private weak var target: AnyObject?
  private var body: ((Input) -> Output?)?

  /// Makes a delegate that nobody has set.
  public init() {}

  /// Whether a call would run a closure: one is set, and its target still exists.
  public var isSet: Bool { target != nil }

  /// Sets `body`, which is called as long as `target` exists.
  ///
  /// A closure set before is replaced.
  public func delegate<Target: AnyObject>(
    on target: Target, _ body: @escaping (Target, Input) -> Output
  ) {
    self.target = target
    self.body = { [weak target] input in
      target.map { body($0, input) }
    }
  }

  /// Removes the closure.
  public func clear() {
    target = nil
    body = nil
  }

  /// Calls the closure.
  ///
  /// Returns nil if none is set, or if its target is gone.
  @discardableResult
  public func callAsFunction(_ input: Input) -> Output? { body?(input) }
}

extension Delegate where Input == Void {
  /// Calls the closure without an input.
  ///
  /// Returns nil if none is set, or if its target is gone.
  @discardableResult
  public func callAsFunction() -> Output? { self(()) }
}

// With an optional output, the method above would return `String??`. `Optional` is the only type in
// the standard library that is `ExpressibleByNilLiteral`, so these two return `String?` instead.
extension Delegate where Output: ExpressibleByNilLiteral {
  /// Calls the closure.
  ///
  /// Returns nil if it returns nil, if none is set, or if its target is gone.
  @discardableResult
  public func callAsFunction(_ input: Input) -> Output { body?(input) ?? nil }
}

extension Delegate where Input == Void, Output: ExpressibleByNilLiteral {
  /// Calls the closure without an input.
  ///
  /// Returns nil if it returns nil, if none is set, or if its target is gone.
  @discardableResult
  public func callAsFunction() -> Output { self(()) }
}
