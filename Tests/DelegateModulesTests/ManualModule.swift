import DelegateModules

/// A stub and a spy: it answers when the test says so, and remembers how it was started.
final class ManualModule<Start, Finish>: Procedure {
  let complete = Delegate<Finish, Void>()
  private(set) var starts: [Start] = []

  func start(_ input: Start) { starts.append(input) }
}

/// A stub that answers at once, and always the same.
final class PromptModule<Start, Finish>: Procedure {
  let complete = Delegate<Finish, Void>()
  private let answer: Finish

  init(_ answer: Finish) { self.answer = answer }

  func start(_ input: Start) { finish(answer) }
}
