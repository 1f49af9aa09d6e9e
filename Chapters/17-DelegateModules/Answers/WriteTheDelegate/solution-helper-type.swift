// why: A helper knows the type of its target, and a protocol hides that type from the place.

// Exercise 17.2: write the delegate
//
// A `Listening` is a small `Delegate`. Its initializer and its signatures are there, and nothing
// behind them. Let the closure answer for its target, and do not keep the target alive.
// You may add properties. Asked for a value without a target that lives, `call` returns nil.

/// A place for one closure that answers on behalf of a target.
final class Listening<Input, Output> {
  private var listener: (any Listener<Input, Output>)?

  init() {
  }

  /// Lets `body` answer, as long as `target` is there.
  func listen<Target: AnyObject>(
    on target: Target, _ body: @escaping (Target, Input) -> Output
  ) {
    listener = WeakListener(target: target, body: body)
  }

  /// Whether `call` would be answered.
  var isSet: Bool {
    listener?.isThere ?? false
  }

  /// Asks the target.
  func call(_ input: Input) -> Output? {
    listener?.answer(input)
  }
}

private protocol Listener<Input, Output> {
  associatedtype Input
  associatedtype Output

  var isThere: Bool { get }
  func answer(_ input: Input) -> Output?
}

private struct WeakListener<Target: AnyObject, Input, Output>: Listener {
  private(set) weak var target: Target?
  let body: (Target, Input) -> Output

  var isThere: Bool { target != nil }

  func answer(_ input: Input) -> Output? {
    target.map { body($0, input) }
  }
}
