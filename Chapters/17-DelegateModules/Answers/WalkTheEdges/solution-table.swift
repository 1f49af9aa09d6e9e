// why: The five edges are the rows of a table, and one test walks each.

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
  typealias Edge = (answers: [Module.Answer], outcome: String)

  @Test func `each edge ends as it is drawn`() {
    let edges: [Edge] = [
      ([.yes, .yes], "restored"),
      ([.yes, .no("expired"), .yes], "authorized after expired"),
      ([.yes, .no("expired"), .no("declined")], "refused after expired"),
      ([.no("empty"), .yes], "authorized after empty"),
      ([.no("empty"), .no("declined")], "refused after empty"),
    ]
    for edge in edges {
      let modules = Modules()
      let login = makeLogin(modules)
      login.start()

      for answer in edge.answers {
        let running = [modules.oauth, modules.verifier, modules.reservoir].first { $0.starts > 0 }
        running?.answer(answer)
      }

      #expect(login.outcomes == [edge.outcome])
    }
  }

  @Test func `without a token nobody verifies`() {
    let modules = Modules()
    let login = makeLogin(modules)

    login.start()
    modules.reservoir.answer(.no("empty"))

    #expect(modules.verifier.starts == 0)
    withExtendedLifetime(login) {}
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
