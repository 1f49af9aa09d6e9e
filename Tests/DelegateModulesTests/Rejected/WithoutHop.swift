import DelegateModules

@MainActor
final class SystemPage: LoginPage {
  func open(
    _ done: @escaping @MainActor (Result<Token, OAuthRefusal>) -> Void
  ) -> @MainActor () -> Void {
    session { @Sendable decision in
      done(decision)  // error: call to main actor-isolated parameter 'done'
    }
    return {}
  }
}

// It reports on a thread of its own.
func session(_ report: @escaping @Sendable (Result<Token, OAuthRefusal>) -> Void) {}
