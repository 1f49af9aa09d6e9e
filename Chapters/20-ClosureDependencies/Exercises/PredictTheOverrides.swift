// Exercise 20.1: predict the overrides
//
// `ReminderStore` is this chapter's struct of closures. `inMemory()` makes a store with contents of
// its own. Every operation of `failing(report:)` reports its name and throws.
// `nextReminderId()` calls `lastId` and then `keep`, which keeps the new id as the last one:
//
//     let first = ReminderStore.inMemory()
//     var second = first
//     let ids = ReminderIdGenerator(store: second)
//     second.lastId = { 41 }
//
//     let a = try ids.nextReminderId()
//     let b = try ReminderIdGenerator(store: second).nextReminderId()
//     let c = try first.lastId()
//     let d = try ReminderIdGenerator(store: second).nextReminderId()
//
//     let reports = Recorder<String>()  // keeps what `record` is called with
//     var third = ReminderStore.failing(report: reports.record)
//     third.lastId = { nil }
//     _ = try? ReminderIdGenerator(store: third).nextReminderId()
//
// Replace each nil by what you expect.

struct PredictedOverrides {
  // What `a` holds.
  let a: Int? = nil

  // What `b` holds.
  let b: Int? = nil

  // What `c` holds.
  let c: Int? = nil

  // What `d` holds.
  let d: Int? = nil

  // What `reports.values` holds at the end.
  let reports: [String]? = nil
}
