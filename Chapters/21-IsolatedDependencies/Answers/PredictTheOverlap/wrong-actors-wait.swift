// wrong: Believes that an actor finishes one call before it begins the next.
// sees: what does an actor do meanwhile?

// Exercise 21.1: predict the overlap
//
// Each time, one call of `nextReminderId()` is stopped between its read and its write. Meanwhile a
// second call begins, and then the first one goes on. At first, nothing is stored. What happens?

enum Outcome {
  // Both calls return 0.
  case sameId
  // One call returns 0, and the other one returns 1.
  case twoIds
  // The compiler refuses the code.
  case isRefused
}

struct PredictedOutcomes {
  // One generator, a struct without a lock. The store has a lock, which it takes for each read and
  // for each write.
  let lockedReadsAndWrites: Outcome? = .sameId

  // One generator, an actor. Its method reads the store and writes to it, and has no `await`.
  let oneActor: Outcome? = .twoIds

  // Two generators, each an actor like that one. Both have the store of the first question, which is
  // `Sendable`.
  let twoActors: Outcome? = .sameId

  // Two generators, each an actor like that one. One function makes a `FakeStore`, a class that
  // isn't `Sendable`, and passes it to the initializers of both.
  let twoActorsWithAClass: Outcome? = .isRefused

  // One generator, an actor. Its method awaits a server twice, once to read and once to write.
  let oneActorThatAwaits: Outcome? = .twoIds

  // One generator, an actor. Its method has one `await`: it calls the server's own `nextId()`, an
  // actor's method that adds one to a property and returns it. Here, the first call is stopped
  // before it reaches the server.
  let oneAwait: Outcome? = .twoIds

  // Two processes, each with a generator that holds a `Mutex` during the whole method. Their stores
  // are the same file.
  let twoProcesses: Outcome? = .sameId
}
