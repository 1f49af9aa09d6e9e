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

  /// Ends the module: a requirement, so a module can clean up first.
  func finish(_ output: Finish)
}

extension Procedure {
  /// Reports `output`: the default for ``finish(_:)``.
  public func finish(_ output: Finish) { complete(output) }

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
}
