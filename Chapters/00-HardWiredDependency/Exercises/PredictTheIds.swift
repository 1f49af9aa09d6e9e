// Exercise 0.1: predict the ids
//
// A reminder app was installed on a Mac a minute ago, and nothing is stored yet. The app hosts its
// tests. One of them uses the hard-wired generator of this chapter, without any ceremony:
//
//     let generator = ReminderIdGenerator()
//     let first = try generator.nextReminderId()
//     let second = try generator.nextReminderId()
//     let third = try ReminderIdGenerator().nextReminderId()
//
// You run the test today, and again tomorrow. Replace each nil with the id that you expect.

struct PredictedIds {
  // `first`, in the first run.
  let first: Int? = nil

  // `second`, in the first run.
  let second: Int? = nil

  // `third`, in the first run. Note that it comes from a new generator.
  let third: Int? = nil

  // `first`, in the second run.
  let firstOfTheNextDay: Int? = nil
}
