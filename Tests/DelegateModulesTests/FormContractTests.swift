import DelegateModules
import Testing

/// What every form of the flow must do: the manager, the async flow and the state.
struct FormContractTests {
  @Test(arguments: Form.allCases, Edge.all)
  func `every form ends the same way`(_ form: Form, _ edge: Edge) async throws {
    let outcome = try await form.outcome(of: edge)

    #expect(outcome == edge.outcome)
  }
}

/// The three forms of one flow.
enum Form: CaseIterable {
  case delegates
  case asyncFlow
  case state

  func outcome(of edge: Edge) async throws -> Authentication? {
    switch self {
    case .delegates:
      let manager = AuthenticationManager(
        reservoir: PromptModule(edge.restored), verifier: PromptModule(edge.verified),
        oauth: PromptModule(edge.authorized))
      let listener = Listener(to: manager)
      manager.start(())
      return listener.outcomes.count == 1 ? listener.outcomes[0] : nil
    case .asyncFlow:
      let flow = LoginFlow(
        restore: { edge.restored }, verify: { _ in edge.verified },
        authorize: { edge.authorized })
      return try await flow.run()
    case .state:
      var state = AuthenticationState.restoring
      state.take(edge.restored)
      state.take(edge.verified)
      state.take(edge.authorized)
      if case .done(let outcome) = state { return outcome }
      return nil
    }
  }
}

/// A spy: it remembers every outcome that a manager reports.
final class Listener {
  private(set) var outcomes: [Authentication] = []

  init(to manager: AuthenticationManager) {
    manager.complete.delegate(on: self) { (self, outcome) in
      self.outcomes.append(outcome)
    }
  }
}
