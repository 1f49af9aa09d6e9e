// wrong: Plays the scene and returns nothing of what it saw.
// sees: a scene that returns an empty list compares nothing

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

  @Test func `what one id does to the store`() {
    compare { form in
      let store = FakeStore()
      let id = form.generator(on: store).next()
      return [id] + store.calls
    }
  }

  @Test func `two generators with two stores`() {
    compare { form in
      let full = FakeStore()
      full.set(41, forKey: currentReminderId)
      let mine = form.generator(on: FakeStore())
      let yours = form.generator(on: full)
      _ = mine.next()
      _ = yours.next()
      return []
    }
  }

  @Test func `two generators take turns on one store`() {
    compare { form in
      let store = FakeStore()
      let mine = form.generator(on: store)
      let yours = form.generator(on: store)
      return [mine.next(), yours.next(), mine.next()]
    }
  }

  @Test func `an error, and what is stored after it`() {
    compare { form in
      let store = FakeStore()
      store.set("seven", forKey: currentReminderId)
      let result = form.generator(on: store).next()
      return [result, "\(store.object(forKey: currentReminderId) ?? "nothing")"]
    }
  }

  @Test func `a call after an error`() {
    compare { form in
      let store = FakeStore()
      store.set("seven", forKey: currentReminderId)
      let generator = form.generator(on: store)
      let result = generator.next()
      store.set(41, forKey: currentReminderId)
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
