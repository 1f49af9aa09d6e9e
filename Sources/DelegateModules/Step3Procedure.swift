/// Step 3: two associated types, but `finish` is extension-only.
///
/// Through the protocol, a module's own `finish` never runs.
public protocol Step3Procedure<Start, Finish>: AnyObject {
  /// What the module needs to start.
  associatedtype Start

  /// What the module has found out at its end.
  associatedtype Finish

  /// Receives the output.
  var complete: Delegate<Finish, Void> { get }

  /// Starts.
  func start(_ input: Start)
}

extension Step3Procedure {
  /// Reports `output`: no requirement, so no module can replace it.
  public func finish(_ output: Finish) { complete(output) }
}
