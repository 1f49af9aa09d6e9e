// wrong: Takes a factory method for a getter.
// sees: when is `makeStore()` called

// Exercise 5.2: predict the override
//
// There are five generators and six predictions. Five predictions are about a test: it makes a
// testing subclass, in which the extracted member always returns the same fake, empty at first, unless
// the comment says otherwise. Then it takes two ids and expects 0 and 1. The third prediction is
// about the app.

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
  // Step 2 was forgotten, but `store` was opened: the read goes through it, and the write still goes
  // to the singleton.
  let stoppedAfterStep1: Outcome? = .fails

  // Step 2 went too far: `store` itself reads `demo ?? self.store`.
  let selfCall: Outcome? = .passes

  // No test this time: the app, which isn't in its demo, takes an id from that same generator.
  let selfCallInTheApp: Outcome? = .crashes

  // The extracted member was moved to an extension of the class, to keep the class short.
  let memberOfAnExtension: Outcome? = .isRefused

  // The initializer calls `makeStore()`. The subclass's `makeStore()` returns its property `fake`,
  // whose initial value is a store that holds 41. The test assigns an empty store to `fake`, and
  // then takes the ids.
  let factoryMethod: Outcome? = .passes

  // The same with a getter: the subclass's `store` returns `fake`, and the initializer is empty.
  let getter: Outcome? = .passes
}
