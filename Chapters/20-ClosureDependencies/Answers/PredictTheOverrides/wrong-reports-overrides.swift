// wrong: Expects an override to report its call, too.
// sees: one of the two operations has an override; which one is left?

// Exercise 20.1: predict the overrides
//
// `ReminderStore` is this chapter's struct of closures. `inMemory()` makes a store with contents of
// its own. Every operation of `failing(report:)` reports its name and throws.
// `add` of a `ReminderList` calls `advance` for the id, and then `save`. In memory, `advance` makes
// the id after the last one, and keeps it as the last one:
//
//     let first = ReminderStore.inMemory(lastId: 7)
//     var second = first
//     let list = ReminderList(store: second)
//     second.advance = { rule in try rule(41) }  // the rule makes 42 of 41
//
//     let a = try list.add("Pay rent")
//     let b = try ReminderList(store: second).add("Call home")
//     let c = try first.lastId()
//     let d = try first.reminders().map(\.id)  // in the order of the ids
//
//     let reports = Recorder<String>()  // keeps what `record` is called with
//     var third = ReminderStore.failing(report: reports.record)
//     third.advance = { rule in try rule(nil) }
//     _ = try? ReminderList(store: third).add("Buy milk")
//
// Replace each nil by what you expect.

struct PredictedOverrides {
  // What `a` holds.
  let a: Int? = 8

  // What `b` holds.
  let b: Int? = 42

  // What `c` holds.
  let c: Int? = 8

  // What `d` holds.
  let d: [Int]? = [8, 42]

  // What `reports.values` holds at the end.
  let reports: [String]? = ["advance", "save"]
}
