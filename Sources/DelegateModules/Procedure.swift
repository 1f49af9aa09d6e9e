/// A module that starts with an input and, some time later, finishes with an output.
///
/// Its caller depends on these two types, and on nothing else.
public protocol Procedure<Start, Finish>: AnyObject {
  /// What the module needs to start.
  associatedtype Start

  /// What the module has found out at its end.
  associatedtype Finish

  /// Receives the output.
  var complete: Delegate<Finish, Void> { get }

  /// Starts. The output may come before this returns, or much later.
  func start(_ input: Start)

  /// Ends the module with an output, whether it comes from the module or from outside.
  func finish(_ output: Finish)

  /// Ends the module without an output.
  func cancel()
}

extension Procedure {
  /// Reports `output`: the default for ``finish(_:)``.
  public func finish(_ output: Finish) { complete(output) }

  /// Does nothing: the default for ``cancel()``.
  public func cancel() {}

  /// Starts, and passes the first output to `next`, together with `target`.
  ///
  /// No later output reaches `target`, and the module doesn't keep it alive.
  public func start<Target: AnyObject>(
    _ input: Start, for target: Target, then next: @escaping (Target, Finish) -> Void
  ) {
    complete.delegate(on: target) { [weak self] target, output in
      self?.complete.clear()
      next(target, output)
    }
    start(input)
  }

  /// Cancels the module, and clears what ``start(_:for:then:)`` has set.
  public func stop() {
    complete.clear()
    cancel()
  }
}
