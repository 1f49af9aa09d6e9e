import DelegateModules
import Testing

/// What the state enum does at the edges that no chart shows.
struct AuthenticationStateTests {
  @Test func `a state ignores a second answer`() {
    var state = AuthenticationState.restoring
    state.take(Result<Token, NotRestorable>.success(stored))
    state.take(Result<Token, NotRestorable>.failure(.unreadable))

    #expect(state == .verifying(stored))
  }

  @Test func `a state takes its verifier's answer, even if it's about another token`() {
    var state = AuthenticationState.verifying(granted)
    state.take(Result<Token, InvalidToken>.success(stored))

    #expect(state == .done(.restored(stored)), "it should wait for an answer about its own token")
  }

  @Test func `a state ignores what comes after cancellation`() {
    var state = AuthenticationState.cancelled
    state.take(Result<Token, NotRestorable>.success(stored))
    state.take(Result<Token, InvalidToken>.success(stored))
    state.take(Result<Token, OAuthRefusal>.success(stored))

    #expect(state == .cancelled)
  }
}
