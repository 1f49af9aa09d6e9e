// wrong: Thinks that a closure captures the task-local value.
// sees: which is read at the call

// Exercise 4.2: predict the context
//
// New reminders go into the list of the context:
//
//     enum Reminders {
//       @TaskLocal static var list = List.inbox
//     }
//
// Each piece of code below returns `Reminders.list`. Replace each nil with the list that it returns.

enum List {
  case inbox
  case work
  case home
}

struct PredictedLists {
  // await Reminders.$list.withValue(.work) {
  //   async let child = Reminders.list
  //   return await child
  // }
  let asyncLet: List? = .work

  // await Reminders.$list.withValue(.work) {
  //   await withTaskGroup { group in
  //     group.addTask { Reminders.list }
  //     return await group.next()
  //   }
  // }
  let taskGroup: List? = .work

  // await Reminders.$list.withValue(.work) {
  //   await Task.detached { Reminders.list }.value
  // }
  let detachedTask: List? = .inbox

  // let task = Reminders.$list.withValue(.work) {
  //   Task { Reminders.list }
  // }
  // await Reminders.$list.withValue(.home) {
  //   await task.value
  // }
  let taskAwaitedElsewhere: List? = .work

  // await Reminders.$list.withValue(.work) {
  //   await withCheckedContinuation { continuation in
  //     DispatchQueue.global().async { continuation.resume(returning: Reminders.list) }
  //   }
  // }
  let queueAsync: List? = .inbox

  // Reminders.$list.withValue(.work) {
  //   DispatchQueue(label: "reminders").sync { Reminders.list }
  // }
  let queueSync: List? = .work

  // let closure = Reminders.$list.withValue(.work) {
  //   { Reminders.list }
  // }
  // Reminders.$list.withValue(.home) {
  //   closure()
  // }
  let closureCalledElsewhere: List? = .work

  // Reminders.$list.withValue(.work) {
  //   try? Reminders.$list.withValue(.home) { throw CancellationError() }
  //   return Reminders.list
  // }
  let afterAnError: List? = .work
}
