/// Step 1 of the source: a start, a finish and a delegate.
///
/// The source calls it AuthenticationProcedureProtocol, and its types inputType and outputType.
/// Neither method has a parameter. So a caller can't give a verifier its token, and can't say what
/// a module ends with.
public protocol Step1Procedure {
  /// What the delegate receives.
  associatedtype Input

  /// What the delegate returns.
  associatedtype Output

  /// Receives the result.
  var complete: Delegate<Input, Output> { get set }

  /// Starts.
  func start()

  /// Ends.
  func finish()
}

/// The source's first reservoir: it reports a constant.
public final class Step1Reservoir: Step1Procedure {
  /// Receives the token.
  public var complete = Delegate<String, Void>()

  /// Makes a reservoir.
  public init() {}

  /// Does nothing, as in the source.
  public func start() {}

  /// Reports a token that it made up.
  public func finish() { complete("Token") }
}
