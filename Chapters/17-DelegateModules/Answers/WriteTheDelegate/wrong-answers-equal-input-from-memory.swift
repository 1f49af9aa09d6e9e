// wrong: What the target said once is said for it ever after.
// sees: its answers came out as [1, 1], not [1, 2]

// Exercise 17.2: write the delegate
//
// A `Listening` is a small `Delegate`. Its initializer and its signatures are there, and nothing
// behind them. Let the closure answer for its target, and do not keep the target alive.
// You may add properties. Asked for a value without a target that lives, `call` returns nil.

/// A place for one closure that answers on behalf of a target.
final class Listening<Input, Output> {
  private var answers: [String: Output] = [:]
  private var answer: ((Input) -> Output?)?
  private var isThere: () -> Bool = { false }

  init() {
  }

  /// Lets `body` answer, as long as `target` is there.
  func listen<Target: AnyObject>(
    on target: Target, _ body: @escaping (Target, Input) -> Output
  ) {
    answers = [:]
    answer = { [weak target] input in target.map { body($0, input) } }
    isThere = { [weak target] in target != nil }
  }

  /// Whether `call` would be answered.
  var isSet: Bool {
    isThere()
  }

  /// Asks the target.
  func call(_ input: Input) -> Output? {
    guard isSet else { return nil }
    if let known = answers["\(input)"] { return known }
    let output = answer?(input)
    if let output { answers["\(input)"] = output }
    return output
  }
}
