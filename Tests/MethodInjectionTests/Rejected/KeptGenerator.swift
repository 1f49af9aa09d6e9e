struct LateSnooze {
  private let draw: @Sendable () -> Int

  init(using dice: inout SystemRandomNumberGenerator) {
    draw = { Int.random(in: 1...6, using: &dice) }  // error: mutable capture of 'inout' parameter
  }
}
