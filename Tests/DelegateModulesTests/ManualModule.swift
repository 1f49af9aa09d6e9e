import DelegateModules

/// A stub and a spy: it ends when the test calls `finish`, and remembers how it was started.
final class ManualModule<Start, Finish>: Procedure {
  let complete = Delegate<Finish, Void>()
  private(set) var starts: [Start] = []

  func start(_ input: Start) { starts.append(input) }
}

/// A stub that finishes at once, and always with the same output.
final class PromptModule<Start, Finish>: Procedure {
  let complete = Delegate<Finish, Void>()
  private let output: Finish

  init(_ output: Finish) { self.output = output }

  func start(_ input: Start) { finish(output) }
}
