// why: A table of scenes is as good: each row is one place where two forms could differ.

import ReminderStorage
import Testing

// Exercise 6.3: write the contract
//
// A team replaces one form of an id generator by another. You can see the code of neither. But the
// old form is right, so you don't have to write down which ids you expect: play the same scene on both
// forms, and compare.
//
//     form.generator(on: store)                 a generator of this form that uses your store
//     generator.next()                          its next id as a text, "42", or else "an error"
//     store.set(41, forKey: currentReminderId)  makes 41 the last id
//     store.object(forKey: currentReminderId)   what is stored as the last id, or nil
//     store.calls                               what it was told to store: ["stored 42"]
//
// A scene is a closure that gets a form. It makes its own stores and generators, uses them, and returns
// a list of texts: what it saw. `compare` plays it on the old form and then on the new one, and fails
// if the two lists differ.
//
// Each test runs with a right new form, where it must pass, and with eight broken ones. The scene below
// notices one of those. Write scenes that notice the other seven. They need a second generator, a
// second call after an error, or a look at the store.

extension WriteTheContract {
  @Test func `one generator, three ids`() {
    compare { form in
      let generator = form.generator(on: FakeStore())
      return [generator.next(), generator.next(), generator.next()]
    }
  }

  @Test(arguments: Start.allCases) func `generators on one store`(start: Start) {
    compare { form in
      let store = FakeStore()
      store.set(start.value, forKey: currentReminderId)
      let generators = (1...3).map { _ in form.generator(on: store) }
      let results = (generators + generators).map { $0.next() }
      return results + store.calls
    }
  }

  @Test(arguments: Start.allCases) func `generators on two stores`(start: Start) {
    compare { form in
      let mine = FakeStore()
      let yours = FakeStore()
      mine.set(start.value, forKey: currentReminderId)
      yours.set(6, forKey: currentReminderId)
      let generators = [mine, yours].map { form.generator(on: $0) }
      return (generators + generators).map { $0.next() }
    }
  }

  @Test(arguments: Start.allCases) func `a generator whose store is set anew`(start: Start) {
    compare { form in
      let store = FakeStore()
      store.set(start.value, forKey: currentReminderId)
      let generator = form.generator(on: store)
      let result = generator.next()
      store.set(90, forKey: currentReminderId)
      return [result, generator.next()]
    }
  }
}

/// A fake that keeps its values in memory, and a spy as well, since it records what it stores.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]
  private(set) var calls: [String] = []

  func object(forKey key: String) -> Any? { values[key] }

  func set(_ value: Any?, forKey key: String) {
    calls.append("stored \(value ?? "nothing")")
    values[key] = value
  }
}

/// What a store holds when a scene begins.
enum Start: CaseIterable {
  case nothing
  case anId
  case aText

  var value: Any? {
    switch self {
    case .nothing: nil
    case .anId: 41
    case .aText: "seven"
    }
  }
}
