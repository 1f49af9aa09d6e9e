import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import DelegateModulesExercises

private typealias Made = Result<NumberedTitle, ReminderIdError>

@Suite(.exercise("17.2")) struct ConformToTheProcedure {
  private let store = SpyStore(["currentReminderId": 41])
  private let form = SpyForm()

  @Test func `a title becomes a reminder with the next id`() throws {
    let module = try module(store: store, form: form)
    let listener = Listener(to: module)
    module.start("Pay rent")
    #expect(
      listener.outputs == [made(42, "Pay rent")],
      """
      the last id was 41, and the module was started with Pay rent; the listener must receive \
      reminder 42 once, not \(listener.told)
      """)
    #expect(
      store.object(forKey: "currentReminderId") as? Int == 42,
      "id 42 is used, so the store must hold it")
  }

  @Test func `an empty title stays empty`() throws {
    let module = try module(store: store, form: form)
    let listener = Listener(to: module)
    module.start("")
    module.finish(made(7, ""))
    #expect(
      listener.outputs == [made(42, ""), made(7, "")],
      """
      the module was started with an empty title, and then finished with one; reminders 42 and 7 \
      with that title were due, not \(listener.told)
      """)
  }

  @Test func `the module keeps its form`() throws {
    weak var kept: SpyForm?
    let made = try {
      let form = SpyForm()
      kept = form
      return try module(store: store, form: form)
    }()
    let listener = Listener(to: made)
    try #require(kept != nil, "nobody else holds the form, so the module must")
    made.start("Pay rent")
    let closings = kept?.closings ?? 0
    #expect(closings > 0, "nobody else holds the form, and after a start, it isn't closed")
    withExtendedLifetime(listener) {}
  }

  @Test func `a start closes the form once`() throws {
    let module = try module(store: store, form: form)
    let listener = Listener(to: module)
    module.start("Pay rent")
    #expect(
      form.closings == 1,
      "after one start, the form must be closed once, and was closed \(form.closings) times")
    withExtendedLifetime(listener) {}
  }

  @Test func `the form is closed before the module reports`() throws {
    let module = try module(store: store, form: form)
    var closings: [Int] = []
    module.complete.delegate(on: form) { form, _ in closings.append(form.closings) }
    module.start("Pay rent")
    #expect(
      closings.first == 1,
      """
      when the listener was called, the form must have been closed once, and was closed \
      \(closings.first ?? 0) times
      """)
  }

  @Test func `an end through the protocol closes the form and reports`() throws {
    let module = try module(store: store, form: form)
    let listener = Listener(to: module)
    module.finish(made(7, "Call home"))
    #expect(
      form.closings == 1,
      """
      `finish` was called through the protocol; the form must be closed once, and was closed \
      \(form.closings) times
      """)
    #expect(
      listener.outputs == [made(7, "Call home")],
      """
      `finish` was called with reminder 7; the listener must receive that one once, not \
      \(listener.told)
      """)
    #expect(store.writtenKeys.isEmpty, "`finish` alone uses no id, but the store was written")
  }

  @Test func `without an id the reason is reported`() throws {
    let store = SpyStore(["currentReminderId": "seven"])
    let module = try module(store: store, form: form)
    let listener = Listener(to: module)
    module.start("Pay rent")
    let reason = #expect(throws: ReminderIdError.self) { _ = try reminderId(after: "seven") }
    #expect(
      listener.outputs == reason.map { [.failure($0)] },
      "the store holds a text, so the listener must receive the error once, not \(listener.told)"
    )
    #expect(
      form.closings == 1,
      "without an id, too, the form must be closed once; it was closed \(form.closings) times")
    #expect(store.writtenKeys.isEmpty, "no id was used, but the store was written")
  }

  @Test func `a module can start again`() throws {
    let module = try module(store: store, form: form)
    let listener = Listener(to: module)
    module.start("Pay rent")
    module.start("Call home")
    #expect(
      listener.outputs == [made(42, "Pay rent"), made(43, "Call home")],
      """
      one module was started with Pay rent and Call home; the listener must receive reminders 42 \
      and 43, not \(listener.told)
      """)
    #expect(
      form.closings == 2, "the module ended twice, and closed the form \(form.closings) times")
  }

  @Test func `a listener may start the module again`() throws {
    let module = try module(store: store, form: form)
    let listener = Listener(to: module)
    listener.then = { [unowned module] in
      if listener.outputs.count == 1 { module.start("Call home") }
    }
    module.start("Pay rent")
    #expect(
      listener.outputs == [made(42, "Pay rent"), made(43, "Call home")],
      """
      the listener started Call home when it received Pay rent; reminders 42 and 43 were due, not \
      \(listener.told)
      """)
    listener.then = {}
  }

  @Test func `two modules have two stores and two listeners`() throws {
    let other = SpyStore()
    let (mine, yours) = try (
      module(store: store, form: form), module(store: other, form: SpyForm())
    )
    let (myListener, yourListener) = (Listener(to: mine), Listener(to: yours))
    mine.start("Pay rent")
    yours.start("Call home")
    mine.start("Buy milk")
    #expect(
      myListener.outputs == [made(42, "Pay rent"), made(43, "Buy milk")],
      "of two modules, the one that began after id 41 reported \(myListener.told)")
    #expect(
      yourListener.outputs == [made(0, "Call home")],
      "of two modules, the one with the empty store reported \(yourListener.told)")
  }

  @Test func `nothing keeps a module alive after its end`() throws {
    weak var gone: AnyObject?
    do {
      let module = try module(store: store, form: form)
      gone = module
      module.start("Pay rent")
    }
    #expect(gone == nil, "the module has ended and nobody holds it, but it still exists")
  }

  private func module(
    store: any KeyValueStore, form: any Form
  ) throws -> any Procedure<String, Made> {
    let made: Any = NewReminder(store: store, form: form)
    return try #require(
      made as? any Procedure<String, Made>,
      """
      NewReminder can't be used as an any Procedure<String, Result<NumberedTitle, \
      ReminderIdError>> yet
      """)
  }

  private func made(_ id: Int, _ title: String) -> Made {
    .success(NumberedTitle(id: id, title: title))
  }
}

private final class SpyForm: Form {
  private(set) var closings = 0
  func close() { closings += 1 }
}

private final class Listener {
  private(set) var outputs: [Made] = []
  var then: () -> Void = {}

  /// The outputs, in words.
  var told: String {
    let texts = outputs.map { output in
      switch output {
      case .success(let made): "reminder \(made.id) (\(made.title))"
      case .failure(let error): "the error \"\(error)\""
      }
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", then ")
  }

  init(to module: any Procedure<String, Made>) {
    module.complete.delegate(on: self) { (self, output) in
      self.outputs.append(output)
      self.then()
    }
  }
}
