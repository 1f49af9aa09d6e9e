// Exercise 11.1: predict the copies
//
// A counter as an object, as a value, and as a value that holds an object:
//
//     protocol Counter {
//       mutating func next() -> Int
//     }
//
//     final class ObjectCounter: Counter {
//       private var last = 0
//       func next() -> Int { last += 1; return last }
//       deinit { print("gone") }
//     }
//
//     struct ValueCounter: Counter {
//       private var last = 0
//       mutating func next() -> Int { last += 1; return last }
//     }
//
//     struct HoldingCounter: Counter {
//       private let counter = ObjectCounter()
//       func next() -> Int { counter.next() }
//     }
//
// In tasks 1 to 5, both variables are used once, `one` first. Which number does `other.next()`
// return? Replace each nil by what you expect.

struct PredictedCopies {
  // 1. `let one = ObjectCounter()` and `let other = one`
  let object: Int? = nil

  // 2. `var one = ValueCounter()` and `var other = one`
  let value: Int? = nil

  // 3. `let one = HoldingCounter()` and `let other = one`
  let holder: Int? = nil

  // 4. `let one = HoldingCounter()` and `let other = HoldingCounter()`
  let twoHolders: Int? = nil

  // 5. `var one: any Counter = ValueCounter()` and `var other = one`
  let valueBehindTheProtocol: Int? = nil

  // 6. Two variables hold copies of one `HoldingCounter`. One of them is set to nil. Is "gone"
  // printed now?
  let isGoneAfterOne: Bool? = nil

  // 7. Somebody reads the declaration of `Counter`, and no type that conforms. Does it tell whether
  // a copy counts by itself?
  let protocolTells: Bool? = nil
}
