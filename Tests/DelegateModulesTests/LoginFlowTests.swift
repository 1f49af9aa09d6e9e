import DelegateModules
import Foundation
import Testing

/// The async flow: its steps are closures, so a test needs no types for their doubles.
@MainActor
struct LoginFlowTests {
  @Test func `expired, then authorized: the outcome says why`() async throws {
    let flow = LoginFlow(
      restore: { .success(stored) },
      verify: { token in token.checked(at: token.expires) },
      authorize: { .success(granted) })

    let outcome = try await flow.run()

    #expect(outcome == .authorized(granted, after: .invalid(.expired(stored.expires))))
  }

  @Test func `restored and valid: the user is left alone`() async throws {
    let page = ManualPage()
    let flow = LoginFlow(
      restore: { .success(stored) }, verify: { .success($0) },
      authorize: { try await page.decision() })

    let outcome = try await flow.run()

    #expect(outcome == .restored(stored))
    #expect(page.openings == 0)
  }

  @Test func `nothing restored: nothing is verified`() async throws {
    var verified: [Token] = []
    let flow = LoginFlow(
      restore: { .failure(.nothingStored) },
      verify: { token in
        verified.append(token)
        return .success(token)
      },
      authorize: { .failure(.declined) })

    let outcome = try await flow.run()

    #expect(outcome == .refused(.declined, after: .notRestorable(.nothingStored)))
    #expect(verified.isEmpty)
  }

  @Test func `the app's own steps find a stored token, then see it expire`() async throws {
    let store = MemoryTokenStore()
    let page = ManualPage(whenOpened: { $0.decide(.success(granted)) })
    var time = Date(timeIntervalSince1970: 999)
    let flow = LoginFlow(page: page, store: store, now: { time })

    let first = try await flow.run()
    let second = try await flow.run()
    time = Date(timeIntervalSince1970: 2_000)
    let third = try await flow.run()

    #expect(first == .authorized(granted, after: .notRestorable(.nothingStored)))
    #expect(second == .restored(granted))
    #expect(third == .authorized(granted, after: .invalid(.expired(granted.expires))))
  }

  @Test(arguments: [granted, nil])
  func `a token that can be renewed is renewed without the user, by one more closure`(
    _ renewed: Token?
  ) async throws {
    let store = MemoryTokenStore()
    let page = ManualPage(whenOpened: { $0.decide(.success(stored)) })
    let renew: () async throws -> Token? = { renewed }
    let askUser: () async throws -> Result<Token, OAuthRefusal> = {
      let decision = try await page.decision()
      try Task.checkCancellation()
      return decision.flatMap(store.keep)
    }
    let flow = LoginFlow(
      restore: { store.restored() },
      verify: { .success($0) },
      authorize: {
        if let token = try await renew() { return store.keep(token) }
        return try await askUser()
      })

    let outcome = try await flow.run()

    let token = renewed ?? stored
    #expect(outcome == .authorized(token, after: .notRestorable(.nothingStored)))
    #expect(store.restored() == .success(token))
    #expect(page.openings == (renewed == nil ? 1 : 0))
  }

  @Test(arguments: [granted, nil])
  func `an async page's error for a user who closes it is a refusal`(
    _ decision: Token?
  ) async throws {
    let store = MemoryTokenStore()
    let session: () async throws -> Token = {
      guard let decision else { throw SessionError.canceledLogin }
      return decision
    }
    let flow = LoginFlow(
      restore: { .failure(.nothingStored) },
      verify: { .success($0) },
      authorize: {
        do {
          let token = try await session()
          try Task.checkCancellation()
          return store.keep(token)
        } catch SessionError.canceledLogin {
          return .failure(.declined)
        }
      })

    let outcome = try await flow.run()

    let detour = Detour.notRestorable(.nothingStored)
    #expect(
      outcome == decision.map { .authorized($0, after: detour) }
        ?? .refused(.declined, after: detour))
    #expect((try? store.load()) == decision)
  }

  @Test func `a store that blocks its thread can be on an actor of its own`() async throws {
    let store = StoreActor()
    let flow = LoginFlow(
      restore: { await store.restored() },
      verify: { .success($0) },
      authorize: { await store.keep(granted) })

    let first = try await flow.run()
    let second = try await flow.run()

    #expect(first == .authorized(granted, after: .notRestorable(.nothingStored)))
    #expect(second == .restored(granted))
  }

  @Test func `cancelling the task ends the flow, and closes the page`() async {
    let task = Task {
      let page = ManualPage(whenOpened: { _ in withUnsafeCurrentTask { $0?.cancel() } })
      let flow = LoginFlow(
        restore: { .failure(.nothingStored) }, verify: { .success($0) },
        authorize: { try await page.decision() })
      await #expect(throws: CancellationError.self) { try await flow.run() }
      return page.openings == 1 && !page.isOpen
    }

    #expect(await task.value)
  }

  @Test func `a decision that comes with the cancellation stores no token`() async {
    let task = Task {
      let store = MemoryTokenStore()
      let page = ManualPage(whenOpened: { page in
        page.decide(.success(granted))
        withUnsafeCurrentTask { $0?.cancel() }
      })
      let flow = LoginFlow(page: page, store: store, now: { .distantPast })
      await #expect(throws: CancellationError.self) { try await flow.run() }
      return store.restored()
    }

    #expect(await task.value == .failure(.nothingStored))
  }

  @Test func `cancelling the manager closes the page, and its decision is ignored`() {
    let store = MemoryTokenStore()
    let page = ManualPage()
    let manager = AuthenticationManager(
      reservoir: PromptModule(.failure(.nothingStored)),
      verifier: PromptModule(.success(stored)),
      oauth: OAuthManager(page: page, store: store))
    let listener = Listener(to: manager)
    manager.start(())

    manager.cancel()
    page.decide(.success(granted))

    #expect(!page.isOpen)
    #expect(listener.outcomes.isEmpty)
    #expect(throws: NotRestorable.nothingStored) { try store.load() }
  }

  @Test func `without a cancel of its own, a cancelled login still stores a token`() throws {
    let store = MemoryTokenStore()
    let page = ManualPage()
    let manager = AuthenticationManager(
      reservoir: PromptModule(.failure(.nothingStored)),
      verifier: PromptModule(.success(stored)),
      oauth: ForgetfulOAuthManager(page: page, store: store))
    manager.start(())

    manager.cancel()
    #expect(page.isOpen)
    page.decide(.success(granted))

    #expect(try store.load() == granted)
  }

  @Test func `a screen on the main actor can run the flow`() async throws {
    let page = BackgroundPage()
    let flow = LoginFlow(
      restore: { .failure(.nothingStored) }, verify: { .success($0) },
      authorize: { try await page.decision() })

    let outcome = try await flow.run()

    #expect(outcome == .authorized(granted, after: .notRestorable(.nothingStored)))
  }
}

/// A stand-in for ASWebAuthenticationSessionError.
private enum SessionError: Error {
  case canceledLogin
}

/// A store that waits for nobody's main actor, such as one for the Keychain.
private actor StoreActor {
  private let store = MemoryTokenStore()

  func restored() -> Result<Token, NotRestorable> { store.restored() }

  func keep(_ token: Token) -> Result<Token, OAuthRefusal> { store.keep(token) }
}

/// The module of the chapter, with the default `cancel`.
@MainActor
private final class ForgetfulOAuthManager: Procedure {
  let complete = Delegate<Result<Token, OAuthRefusal>, Void>()
  private let page: any LoginPage
  private let store: any TokenStore
  private var closePage: (@MainActor () -> Void)?

  init(page: any LoginPage, store: any TokenStore) {
    self.page = page
    self.store = store
  }

  func start(_ input: Void) {
    closePage = page.open { [weak self] decision in self?.finish(decision) }
  }

  func finish(_ output: Result<Token, OAuthRefusal>) {
    closePage?()
    complete(output.flatMap(store.keep))
  }
}
