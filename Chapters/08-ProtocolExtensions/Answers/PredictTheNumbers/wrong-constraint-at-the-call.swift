// wrong: Thinks that the constraint is looked at when the call is made.
// sees: one conformance serves folders of anything

// Exercise 8.3: predict the numbers
//
// One requirement, a default for it, and types that try to do better:
//
//     protocol Numbered {
//       func number() -> Int
//     }
//
//     extension Numbered {
//       func number() -> Int { 0 }
//     }
//
//     class Screen: Numbered {}
//     class TestScreen: Screen { func number() -> Int { 99 } }
//
//     class OwnScreen: Numbered { func number() -> Int { 1 } }
//     class OwnTestScreen: OwnScreen { override func number() -> Int { 99 } }
//
//     struct Draft: Numbered { func number() throws -> Int { 99 } }
//
//     protocol Urgent {}
//
//     extension Numbered where Self: Urgent {
//       func number() -> Int { 50 }
//     }
//
//     struct Alarm: Numbered, Urgent {}
//     struct Folder<Item>: Numbered {}
//     extension Folder: Urgent where Item: Urgent {}
//
//     func ask(_ someone: some Numbered) -> Int { someone.number() }
//
// Replace each nil by the number you expect.

struct PredictedNumbers {
  // `TestScreen().number()`
  let testScreen: Int? = 99

  // `ask(TestScreen())`
  let askedTestScreen: Int? = 0

  // `ask(OwnTestScreen())`
  let askedOwnTestScreen: Int? = 99

  // `ask(Draft())`
  let askedDraft: Int? = 0

  // `ask(Alarm())`
  let askedAlarm: Int? = 50

  // `Folder<Alarm>().number()`
  let folder: Int? = 50

  // `ask(Folder<Alarm>())`
  let askedFolder: Int? = 50
}
