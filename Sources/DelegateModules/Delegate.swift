/// A place for one closure that answers on behalf of a target, which is not kept alive.
///
/// The closure gets the target as its first argument, so it needs no `[weak self]`. A delegate is
/// not `Sendable`: it belongs where its owner belongs. The shape is Wei Wang's (onevcat/Delegate).
public final class Delegate<Input, Output> {
  private var answer: () -> ((Input) -> Output)? = { nil }

  /// Makes a delegate that nobody has set.
  public init() {}

  /// Whether a call would be answered: a closure is set, and its target is still there.
  public var isSet: Bool { answer() != nil }

  /// Lets `body` answer, as long as `target` is there.
  ///
  /// A closure set before is replaced.
  public func delegate<Target: AnyObject>(
    on target: Target, _ body: @escaping (Target, Input) -> Output
  ) {
    answer = { [weak target] in
      target.map { target in { input in body(target, input) } }
    }
  }

  /// Forgets the closure.
  public func clear() { answer = { nil } }

  /// Asks the target.
  ///
  /// Returns nil if none is set, or if it is gone.
  @discardableResult
  public func callAsFunction(_ input: Input) -> Output? { answer()?(input) }
}

extension Delegate where Input == Void {
  /// Asks the target without an input.
  ///
  /// Returns nil if none is set, or if it is gone.
  @discardableResult
  public func callAsFunction() -> Output? { self(()) }
}

extension Delegate where Output: ExpressibleByNilLiteral {
  /// Asks the target.
  ///
  /// Returns its nil as it returns that of a target that is gone.
  @discardableResult
  public func callAsFunction(_ input: Input) -> Output { answer()?(input) ?? nil }
}

extension Delegate where Input == Void, Output: ExpressibleByNilLiteral {
  /// Asks the target without an input.
  ///
  /// Returns its nil as that of a target that is gone.
  @discardableResult
  public func callAsFunction() -> Output { self(()) }
}
