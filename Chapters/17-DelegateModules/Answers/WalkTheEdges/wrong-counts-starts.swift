// wrong: Counts after an invalid token, and compares neither outcome.
// sees: no test of yours notices a login that loses the reason why a token is invalid

import Testing

// Exercise 17.3: walk the edges
//
// Write tests for a login that you have not seen. Each test is run on a right one, where it must
// pass, and on thirteen broken ones. Every broken one must make at least one test fail. Three of
// the five edges in the lesson's chart are here; write tests for the others, and for what no
// chart draws.
//
// `makeLogin(modules)` gives you a login that follows the chart, over the modules `reservoir`,
// `verifier` and `oauth`. They answer when you tell them to, as in
// `modules.reservoir.answer(.yes)` or `.no("empty")`. A module counts its `starts`. The login has
// `start()`, `cancel()` and its `outcomes`: "restored", "authorized after <reason>", "refused
// after <reason>", where the reason is the text of the answer that made it ask the user. It hears
// each module once, and after `cancel()` it hears nothing. Each test starts the login once.

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

    #expect(modules.oauth.starts == 1)
    #expect(login.outcomes.count == 1)
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

    #expect(login.outcomes.count == 1)
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

  @Test func `a first answer after cancellation`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    login.cancel()
    modules.reservoir.answer(.yes)

    #expect(modules.verifier.starts == 0)
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
