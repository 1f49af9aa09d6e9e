// wrong: Follows the read, and forgets where the write goes.
// sees: who writes into it?

// Exercise 5.2: predict the override
//
// Six generators, and one test for each. The test makes a testing subclass that overrides the
// extracted member with an empty fake, takes two ids, and expects 0 and 1. Say what happens.

enum Outcome {
  // The test passes.
  case passes
  // The test runs to its end, and fails.
  case fails
  // The process crashes.
  case crashes
  // The compiler refuses the testing subclass.
  case isRefused
}

struct PredictedOutcomes {
  // Step 2 was forgotten: the read goes through `store`, the write still goes to the singleton.
  let stoppedAfterStep1: Outcome? = .passes

  // Step 2 went too far: `store` itself reads `demo ?? self.store`.
  let selfCall: Outcome? = .passes

  // The same generator in the app, not in the demo: no subclass, and it is asked for its first id.
  let selfCallInTheApp: Outcome? = .crashes

  // The extracted member was put in `extension ReminderIdGenerator { … }`, to keep the class short.
  let memberOfAnExtension: Outcome? = .isRefused

  // The initializer calls `makeStore()`. The subclass's `makeStore()` returns its property `fake`,
  // which begins as an older store that holds 41. The test sets it to an empty one, and then asks.
  let factoryMethod: Outcome? = .fails

  // The same with a getter: the subclass's `store` returns `fake`, and the initializer is empty.
  let getter: Outcome? = .passes
}
