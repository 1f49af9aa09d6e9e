/// The flow of ``AuthenticationManager`` as a value: where it stands, and what an answer makes of it.
///
/// An answer that does not belong to the state changes nothing.
public enum AuthenticationState: Equatable, Sendable {
  /// The reservoir is at work.
  case restoring

  /// The verifier is at work.
  case verifying(Token)

  /// The user is asked.
  case authorizing(after: Detour)

  /// Nothing is at work any more.
  case done(Authentication)

  /// Nothing is at work any more, and there is no outcome.
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
