/// A module that is started with an input and, some time later, finishes with an output.
///
/// Who starts it knows these two types and nothing else of it.
public protocol Procedure<Start, Finish>: AnyObject {
  /// What the module needs to begin.
  associatedtype Start

  /// What the module has found out when it ends.
  associatedtype Finish

  /// Who is told the output.
  var complete: Delegate<Finish, Void> { get }

  /// Begins. The output may come before this returns, or much later.
  func start(_ input: Start)
}

extension Procedure {
  /// Ends: tells `output` to whoever waits for it.
  public func finish(_ output: Finish) { complete(output) }
}
