// wrong: Closes the form only if somebody listens, and after the report.
// sees: when the listener was called, the form must have been closed once

import ReminderStorage

// Exercise 17.2: conform to the procedure
//
// `NewReminder` makes a reminder from a title. Its callers depend on this class and on its method
// `make`. Turn it into a module, so that they can use it through the protocol alone, as an
// `any Procedure<String, Result<NumberedTitle, ReminderIdError>>`.
//
// The module starts with a title, and finishes with the reminder, or with the reason why there is
// none. Whenever it finishes, it closes the form once, and then reports. It must do both even if a
// caller that sees only the protocol calls `finish`. You may delete `make`.

/// Makes a reminder from a title.
final class NewReminder: Procedure {
  let complete = Delegate<Result<NumberedTitle, ReminderIdError>, Void>()
  private let store: any KeyValueStore
  private let form: any Form

  init(store: any KeyValueStore, form: any Form) {
    self.store = store
    self.form = form
  }

  /// Finishes with a reminder that has the next id, or with the reason why there is none.
  func start(_ title: String) {
    finish(
      Result { () throws(ReminderIdError) in
        NumberedTitle(id: try nextReminderId(), title: title)
      })
  }

  func finish(_ output: Result<NumberedTitle, ReminderIdError>) {
    let closed = Delegate<Result<NumberedTitle, ReminderIdError>, Void>()
    closed.delegate(on: form) { form, _ in form.close() }
    if complete(output) != nil { closed(output) }
  }

  private func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

struct NumberedTitle: Equatable {
  let id: Int
  let title: String
}

// You need not change what follows.

/// The form on which the user typed the title.
protocol Form: AnyObject {
  func close()
}

/// A module, as in the lesson, but without `cancel`.
protocol Procedure<Start, Finish>: AnyObject {
  associatedtype Start
  associatedtype Finish

  var complete: Delegate<Finish, Void> { get }
  func start(_ input: Start)
  func finish(_ output: Finish)
}

extension Procedure {
  func finish(_ output: Finish) { complete(output) }
}

/// A delegate, as in the lesson.
final class Delegate<Input, Output> {
  private var body: ((Input) -> Output?)?

  func delegate<Target: AnyObject>(
    on target: Target, _ body: @escaping (Target, Input) -> Output
  ) {
    self.body = { [weak target] input in
      target.map { body($0, input) }
    }
  }

  @discardableResult
  func callAsFunction(_ input: Input) -> Output? { body?(input) }
}
