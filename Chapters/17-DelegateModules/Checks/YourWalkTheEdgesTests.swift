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
}
