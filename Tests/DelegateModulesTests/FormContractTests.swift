import DelegateModules
import Testing

/// What every form of the flow must do: the manager, the async function and the state.
struct FormContractTests {
  @Test(arguments: Form.allCases, Edge.all)
  func `every form ends alike`(_ form: Form, _ edge: Edge) async throws {
    let outcome = try await form.outcome(of: edge)

    #expect(outcome == edge.outcome)
  }
}

/// The three forms of one flow.
enum Form: CaseIterable {
  case delegates
  case asyncFunction
  case state

  func outcome(of edge: Edge) async throws -> Authentication? {
    let reservoir = PromptModule<Void, Result<Token, NotRestorable>>(edge.restored)
    let verifier = PromptModule<Token, Result<Token, InvalidToken>>(edge.verified)
    let oauth = PromptModule<Void, Result<Token, OAuthRefusal>>(edge.authorized)
    switch self {
    case .delegates:
      let manager = AuthenticationManager(reservoir: reservoir, verifier: verifier, oauth: oauth)
      let listener = Listener(to: manager)
      manager.start(())
      return listener.outcomes.count == 1 ? listener.outcomes[0] : nil
    case .asyncFunction:
      return try await authenticate(reservoir: reservoir, verifier: verifier, oauth: oauth)
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

/// A spy: it remembers every outcome that a manager tells.
final class Listener {
  private(set) var outcomes: [Authentication] = []

  init(to manager: AuthenticationManager) {
    manager.complete.delegate(on: self) { (self, outcome) in
      self.outcomes.append(outcome)
    }
  }
}
