struct LateSnooze {
  private let draw: () -> Int

  init(using dice: inout SystemRandomNumberGenerator) {
    draw = { Int.random(in: 1...6, using: &dice) }  // error: escaping closure captures 'inout'
  }
}
