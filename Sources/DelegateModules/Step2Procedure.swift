/// Step 2 of the source: start and finish have inputs, each with a type of its own.
///
/// The source writes startInputType and finishInputType. Nothing relates `FinishInput` to the type
/// that the delegate receives.
public protocol Step2Procedure {
  /// What the delegate receives.
  associatedtype Input

  /// What the delegate returns.
  associatedtype Output

  /// Receives the result.
  var complete: Delegate<Input, Output> { get set }

  /// What the module needs to start.
  associatedtype StartInput

  /// Starts.
  func start(_ input: StartInput)

  /// What the module ends with.
  associatedtype FinishInput

  /// Ends.
  func finish(_ output: FinishInput)
}

/// The source's second reservoir: its result is an enum written by hand.
public final class Step2Reservoir: Step2Procedure {
  /// How the reservoir ended.
  public enum Result: Equatable {
    /// Why there is no token, with a raw value that can be printed.
    public enum FailureReason: String {
      /// The Keychain has no token.
      case noDataInKeychain

      /// The Keychain has data that is not a token.
      case cannotRebuildModel
    }

    /// There is a token.
    case success(String)

    /// There is none.
    case failed(FailureReason)
  }

  /// Receives the result.
  public var complete = Delegate<Result, Void>()

  /// Makes a reservoir.
  public init() {}

  /// Does nothing, as in the source.
  public func start(_ input: String) {}

  /// Reports the result.
  public func finish(_ output: Result) { complete(output) }
}
