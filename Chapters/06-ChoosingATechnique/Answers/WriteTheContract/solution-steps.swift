// why: A scene is a list of steps, and a disturbance of the store is a step like any other.

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
  private func play(_ form: some Any, _ steps: [() -> String]) -> [String] { steps.map { $0() } }

  @Test func `two stores, turns`() {
    compare { form in
      let mine = FakeStore()
      let yours = FakeStore()
      yours.set(41, forKey: currentReminderId)
      let my = form.generator(on: mine)
      let your = form.generator(on: yours)
      let ids = [my.next(), your.next(), my.next(), your.next()]
      return ids + mine.calls + yours.calls
    }
  }

  @Test func `one store, turns`() {
    compare { form in
      let store = FakeStore()
      let one = form.generator(on: store)
      let other = form.generator(on: store)
      return [one.next(), other.next(), one.next(), other.next()] + store.calls
    }
  }

  @Test func `errors`() {
    compare { form in
      var seen: [String] = []
      for value in ["seven", Int.max, 2.5] as [Any] {
        let store = FakeStore()
        store.set(value, forKey: currentReminderId)
        let generator = form.generator(on: store)
        seen += [generator.next(), generator.next()] + store.calls
        seen.append("\(store.object(forKey: currentReminderId) ?? "nothing")")
        store.set(6, forKey: currentReminderId)
        seen += [generator.next(), generator.next()] + store.calls
      }
      return seen
    }
  }

  @Test func `made, watched, disturbed`() {
    compare { form in
      let store = FakeStore()
      let generator = form.generator(on: store)
      let look = { store.object(forKey: currentReminderId).map { "\($0)" } ?? "nothing" }
      let before = store.calls.joined(separator: ",")
      let disturb = { () -> String in
        store.set(99, forKey: currentReminderId)
        return "disturbed"
      }
      let forget = { () -> String in
        store.set(nil, forKey: currentReminderId)
        return "forgotten"
      }
      return [before]
        + play(
          form,
          [look, generator.next, look, disturb, generator.next, look, forget, generator.next, look])
        + store.calls
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
