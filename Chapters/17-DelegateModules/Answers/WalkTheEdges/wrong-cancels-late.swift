// wrong: Cancels before the last answer alone, and never before the first one.
// sees: no test of yours notices a login that starts another module after cancellation

import Testing

// Exercise 17.3: walk the edges
//
// Write tests for a login that you have not seen. Each test runs on a right login, where it must
// pass, and on thirteen broken ones. Every broken one must make at least one test fail. Three of
// the five ways through the lesson's chart are here. Write tests for the other two, and for what
// no chart shows.
//
// `makeLogin(modules)` returns a login that follows the chart, over the modules `reservoir`,
// `verifier` and `oauth`. A module finishes when you call `modules.reservoir.answer(.yes)` or
// `.answer(.no("empty"))`, and counts its `starts`. The login has `start()`, `cancel()` and its
// `outcomes`: "restored", "authorized after <reason>" and "refused after <reason>". The reason is
// the text of the `.no` that led to the OAuth module. A second answer of a module changes nothing,
// nor does an answer after `cancel()`. Each test starts the login once.

extension WalkTheEdges {
  @Test func `restored and valid`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.yes)
    modules.verifier.answer(.yes)

    #expect(login.outcomes == ["restored"])
  }

  @Test func `restored and invalid, then authorized`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.yes)
    modules.verifier.answer(.no("expired"))
    modules.oauth.answer(.yes)

    #expect(login.outcomes == ["authorized after expired"])
  }

  @Test func `not restorable, then authorized`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.no("empty"))
    modules.oauth.answer(.yes)

    #expect(modules.verifier.starts == 0)
    #expect(login.outcomes == ["authorized after empty"])
  }

  @Test func `not restorable, then refused`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.no("empty"))
    modules.oauth.answer(.no("declined"))

    #expect(login.outcomes == ["refused after empty"])
  }

  @Test func `restored and invalid, then refused`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.yes)
    modules.verifier.answer(.no("expired"))
    modules.oauth.answer(.no("declined"))

    #expect(login.outcomes == ["refused after expired"])
  }

  @Test func `a verifier that answers twice`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.yes)
    modules.verifier.answer(.no("expired"))
    modules.verifier.answer(.no("expired"))

    #expect(modules.oauth.starts == 1)
  }

  @Test func `an OAuth manager that answers twice`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.no("empty"))
    modules.oauth.answer(.yes)
    modules.oauth.answer(.no("declined"))

    #expect(login.outcomes.count == 1)
  }

  @Test func `a second answer after cancellation`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.yes)
    login.cancel()
    modules.verifier.answer(.yes)

    #expect(login.outcomes == [])
  }
}
