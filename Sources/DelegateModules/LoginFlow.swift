public import Foundation

/// The login as one async function over three steps, which it gets in its initializer.
nonisolated public struct LoginFlow {
  private let restore: () async throws -> Result<Token, NotRestorable>
  private let verify: (Token) async throws -> Result<Token, InvalidToken>
  private let authorize: () async throws -> Result<Token, OAuthRefusal>

  /// Makes a flow of three steps, which throw only if they came to no result.
  public init(
    restore: @escaping () async throws -> Result<Token, NotRestorable>,
    verify: @escaping (Token) async throws -> Result<Token, InvalidToken>,
    authorize: @escaping () async throws -> Result<Token, OAuthRefusal>
  ) {
    self.restore = restore
    self.verify = verify
    self.authorize = authorize
  }

  /// Logs the user in, and returns how that ended.
  ///
  /// Runs on the caller's actor.
  ///
  /// - Throws: What a step throws, such as `CancellationError`.
  nonisolated(nonsending) public func run() async throws -> Authentication {
    let detour: Detour
    switch try await restore() {
    case .failure(let reason): detour = .notRestorable(reason)
    case .success(let token):
      switch try await verify(token) {
      case .success(let token): return .restored(token)
      case .failure(let reason): detour = .invalid(reason)
      }
    }
    switch try await authorize() {
    case .success(let token): return .authorized(token, after: detour)
    case .failure(let reason): return .refused(reason, after: detour)
    }
  }
}

extension LoginFlow {
  /// Makes the app's flow: reads and saves the token in `store`, and asks the user on `page`.
  ///
  /// A user who cancels gets no new token, even if the page decides at that moment.
  @MainActor
  public init(page: any LoginPage, store: any TokenStore, now: @escaping () -> Date) {
    self.init(
      restore: { store.restored() },
      verify: { token in token.checked(at: now()) },
      authorize: {
        let decision = try await page.decision()
        try Task.checkCancellation()
        return decision.flatMap(store.keep)
      })
  }
}
