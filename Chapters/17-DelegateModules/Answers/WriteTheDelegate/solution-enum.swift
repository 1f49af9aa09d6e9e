// why: Nobody, or a closure and whether its target lives: the two states of the place are the cases of an enum.

// Exercise 17.2: write the delegate
//
// A `Listening` is a small `Delegate`. Its initializer and its signatures are there, and nothing
// behind them. Let the closure answer for its target, and do not keep the target alive.
// You may add properties. Asked for a value without a target that lives, `call` returns nil.

/// A place for one closure that answers on behalf of a target.
final class Listening<Input, Output> {
  private enum State {
    case nobody
    case listening(isThere: () -> Bool, body: (Input) -> Output?)
  }

  private var state = State.nobody

  init() {
  }

  /// Lets `body` answer, as long as `target` is there.
  func listen<Target: AnyObject>(
    on target: Target, _ body: @escaping (Target, Input) -> Output
  ) {
    state = .listening(
      isThere: { [weak target] in target != nil },
      body: { [weak target] input in target.map { body($0, input) } })
  }

  /// Whether `call` would be answered.
  var isSet: Bool {
    if case .listening(let isThere, _) = state { isThere() } else { false }
  }

  /// Asks the target.
  func call(_ input: Input) -> Output? {
    guard case .listening(_, let body) = state else { return nil }
    return body(input)
  }
}
