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
}
