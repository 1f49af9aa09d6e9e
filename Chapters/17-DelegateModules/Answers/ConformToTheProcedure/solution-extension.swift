// why: `make` stays and passes its result to `finish`, which closes the form and then reports.

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
  private let store: any KeyValueStore
  private let form: any Form
  typealias Finish = Result<NumberedTitle, ReminderIdError>
  private(set) lazy var complete = Delegate<Finish, Void>()

  init(store: any KeyValueStore, form: any Form) {
    self.store = store
    self.form = form
  }

  /// Makes a reminder with the next id, closes the form, and passes the result to `done`.
  func make(_ title: String, done: (Finish) -> Void) {
    let result = Result { () throws(ReminderIdError) in
      NumberedTitle(id: try nextReminderId(), title: title)
    }
    done(result)
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

extension NewReminder {
  func start(_ input: String) { make(input, done: finish) }

  func finish(_ output: Finish) {
    defer { complete(output) }
    form.close()
  }
}
