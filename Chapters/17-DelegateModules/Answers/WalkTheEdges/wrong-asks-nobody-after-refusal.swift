// wrong: Expects the reason of the refusal in the outcome.
// sees: this login is the right one, so look for the mistake in the test

import Testing

// Exercise 17.3: walk the edges
//
// Write tests for a login that you have not seen. Each test is run on a right one, where it must
// pass, and on nine broken ones. Every broken one must make at least one test fail.
//
// `makeLogin(modules)` gives you a login that follows the chart in the lesson, over the modules
// `reservoir`, `verifier` and `oauth`. They answer when you say so, such as
// `modules.reservoir.answer(.yes)` or `.no("empty")`. A module counts its `starts`. The login
// collects its `outcomes`: "restored", "authorized after <reason>", "refused after <reason>",
// where the reason is the text of the answer that made it ask the user. It hears each module
// once, and nothing after `cancel()`. Each test starts the login once.

extension WalkTheEdges {
  @Test func `restored and valid`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.yes)
    modules.verifier.answer(.yes)

    #expect(login.outcomes == ["restored"])
  }

  @Test func `a verifier that answers twice`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.yes)
    modules.verifier.answer(.yes)
    modules.verifier.answer(.yes)

    #expect(modules.verifier.starts == 1)
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
    #expect(modules.verifier.starts == 0)
    modules.oauth.answer(.yes)

    #expect(login.outcomes == ["authorized after empty"])
  }

  @Test func `refused`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.no("empty"))
    modules.oauth.answer(.no("declined"))

    #expect(login.outcomes == ["refused after declined"])
  }

  @Test func `an OAuth manager that answers twice`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.no("empty"))
    modules.oauth.answer(.yes)
    modules.oauth.answer(.no("declined"))

    #expect(login.outcomes == ["authorized after empty"])
  }

  @Test func `an answer after cancellation`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.yes)
    login.cancel()
    modules.verifier.answer(.yes)

    #expect(login.outcomes == [])
  }
}
