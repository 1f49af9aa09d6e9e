// wrong: Thinks that a constrained default never runs through the protocol.
// sees: two defaults fit an alarm

// Exercise 8.3: predict the numbers
//
// Several types try to replace the default of one requirement:
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
//     func number(of item: some Numbered) -> Int { item.number() }
//
// Replace each nil with the number that you expect.

struct PredictedNumbers {
  // `TestScreen().number()`
  let testScreen: Int? = 99

  // `number(of: TestScreen())`
  let numberOfTestScreen: Int? = 0

  // `number(of: OwnTestScreen())`
  let numberOfOwnTestScreen: Int? = 99

  // `number(of: Draft())`
  let numberOfDraft: Int? = 0

  // `number(of: Alarm())`
  let numberOfAlarm: Int? = 0

  // `Folder<Alarm>().number()`
  let folder: Int? = 50

  // `number(of: Folder<Alarm>())`
  let numberOfFolder: Int? = 0
}
