// wrong: Takes a target that it knows already for nothing new, and keeps the old closure.
// sees: closures were set for home, work and work; the last one alone must be called

// Exercise 17.2: write the delegate
//
// A `Listening` is a small `Delegate`. Its initializer and its signatures are there, and nothing
// behind them. Let the closure answer for its target, and do not keep the target alive.
// You may add properties. Asked for a value without a target that lives, `call` returns nil.

/// A place for one closure that answers on behalf of a target.
final class Listening<Input, Output> {
  private weak var target: AnyObject?
  private var body: ((Input) -> Output?)?

  init() {
  }

  /// Lets `body` answer, as long as `target` is there.
  func listen<Target: AnyObject>(
    on target: Target, _ body: @escaping (Target, Input) -> Output
  ) {
    guard self.target !== target else { return }
    self.target = target
    self.body = { [weak target] input in
      target.map { body($0, input) }
    }
  }

  /// Whether `call` would be answered.
  var isSet: Bool {
    target != nil
  }

  /// Asks the target.
  func call(_ input: Input) -> Output? {
    body?(input)
  }
}
