/// The flow of ``AuthenticationManager`` as a value: its state, and what each answer changes.
///
/// An answer of a module that the state doesn't wait for changes nothing. It can't tell an answer to
/// an earlier question of the same module from the one that it waits for.
public enum AuthenticationState: Equatable, Sendable {
  /// The reservoir is at work.
  case restoring

  /// The verifier is at work.
  case verifying(Token)

  /// The user is logging in.
  case authorizing(after: Detour)

  /// The flow has an outcome.
  case done(Authentication)

  /// The flow was stopped, without an outcome.
  case cancelled

  /// Takes the answer of the reservoir.
  public mutating func take(_ answer: Result<Token, NotRestorable>) {
    guard case .restoring = self else { return }
    switch answer {
    case .success(let token): self = .verifying(token)
    case .failure(let reason): self = .authorizing(after: .notRestorable(reason))
    }
  }

  /// Takes the answer of the verifier.
  public mutating func take(_ answer: Result<Token, InvalidToken>) {
    guard case .verifying = self else { return }
    switch answer {
    case .success(let token): self = .done(.restored(token))
    case .failure(let reason): self = .authorizing(after: .invalid(reason))
    }
  }

  /// Takes the answer of the OAuth manager.
  public mutating func take(_ answer: Result<Token, OAuthRefusal>) {
    guard case .authorizing(let detour) = self else { return }
    switch answer {
    case .success(let token): self = .done(.authorized(token, after: detour))
    case .failure(let reason): self = .done(.refused(reason, after: detour))
    }
  }
}
