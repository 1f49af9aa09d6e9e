import DelegateModules
import Foundation
import Testing

/// One test for each edge of the chart, and for those that no chart shows.
@MainActor
struct AuthenticationManagerTests {
  private let reservoir = ManualModule<Void, Result<Token, NotRestorable>>()
  private let verifier = ManualModule<Token, Result<Token, InvalidToken>>()
  private let oauth = ManualModule<Void, Result<Token, OAuthRefusal>>()
  private let manager: AuthenticationManager
  private let listener: Listener

  init() {
    manager = AuthenticationManager(reservoir: reservoir, verifier: verifier, oauth: oauth)
    listener = Listener(to: manager)
    manager.start(())
  }

  @Test func `at the start, only the reservoir runs`() {
    #expect(reservoir.starts.count == 1)
    #expect(verifier.starts.isEmpty)
    #expect(oauth.starts.isEmpty)
    #expect(listener.outcomes.isEmpty)
  }

  @Test func `restored: the token goes to the verifier`() {
    reservoir.finish(.success(stored))

    #expect(verifier.starts == [stored])
    #expect(oauth.starts.isEmpty)
    #expect(listener.outcomes.isEmpty)
  }

  @Test func `restored and valid: done, and the user is left alone`() {
    reservoir.finish(.success(stored))
    verifier.finish(.success(stored))

    #expect(listener.outcomes == [.restored(stored)])
    #expect(oauth.starts.isEmpty)
  }

  @Test func `restored and invalid: the user logs in, and the outcome says why`() {
    reservoir.finish(.success(stored))
    verifier.finish(.failure(.expired(stored.expires)))
    #expect(oauth.starts.count == 1)

    oauth.finish(.success(granted))

    #expect(
      listener.outcomes == [.authorized(granted, after: .invalid(.expired(stored.expires)))])
  }

  @Test(arguments: [NotRestorable.nothingStored, .unreadable])
  func `not restorable: the user logs in, and the outcome says why`(_ reason: NotRestorable) {
    reservoir.finish(.failure(reason))
    #expect(verifier.starts.isEmpty)
    #expect(oauth.starts.count == 1)

    oauth.finish(.success(granted))

    #expect(listener.outcomes == [.authorized(granted, after: .notRestorable(reason))])
  }

  @Test func `refused by the user: done without a token`() {
    reservoir.finish(.failure(.nothingStored))
    oauth.finish(.failure(.declined))

    #expect(listener.outcomes == [.refused(.declined, after: .notRestorable(.nothingStored))])
  }

  @Test func `a reservoir that answers twice counts once`() {
    reservoir.finish(.success(stored))
    reservoir.finish(.failure(.unreadable))

    #expect(verifier.starts == [stored])
    #expect(oauth.starts.isEmpty)
  }

  @Test func `a verifier that answers twice counts once`() {
    reservoir.finish(.success(stored))
    verifier.finish(.success(stored))
    verifier.finish(.failure(.expired(stored.expires)))

    #expect(listener.outcomes == [.restored(stored)])
    #expect(oauth.starts.isEmpty)
  }

  @Test func `an OAuth manager that answers twice counts once`() {
    reservoir.finish(.failure(.nothingStored))
    oauth.finish(.success(granted))
    oauth.finish(.failure(.declined))

    #expect(listener.outcomes == [.authorized(granted, after: .notRestorable(.nothingStored))])
  }

  @Test func `an answer after cancellation reaches nobody`() {
    reservoir.finish(.success(stored))
    manager.cancel()
    verifier.finish(.success(stored))

    #expect(listener.outcomes.isEmpty)
  }

  @Test func `each module that was at work is cancelled`() {
    manager.cancel()
    reservoir.finish(.success(stored))
    #expect(verifier.starts.isEmpty)

    manager.start(())
    reservoir.finish(.failure(.nothingStored))
    manager.cancel()
    oauth.finish(.success(granted))
    #expect(listener.outcomes.isEmpty)
  }

  @Test func `a new start cancels the run before`() {
    reservoir.finish(.failure(.nothingStored))
    manager.start(())
    oauth.finish(.success(granted))
    #expect(listener.outcomes.isEmpty)

    reservoir.finish(.success(stored))
    verifier.finish(.success(stored))
    #expect(listener.outcomes == [.restored(stored)])
  }

  @Test func `a listener may start again as soon as it hears of the end`() {
    let manager = AuthenticationManager(
      reservoir: PromptModule(.success(stored)), verifier: verifier, oauth: oauth)
    var outcomes: [Authentication] = []
    manager.complete.delegate(on: manager) { manager, outcome in
      outcomes.append(outcome)
      if outcomes.count == 1 { manager.start(()) }
    }
    manager.start(())

    verifier.finish(.success(stored))
    verifier.finish(.success(stored))

    #expect(outcomes == [.restored(stored), .restored(stored)])
  }

  @Test func `an answer belongs to a module, not to a run`() {
    reservoir.finish(.success(stored))
    manager.start(())
    reservoir.finish(.success(granted))
    // The verifier answers the first run, while the second run waits for it.
    verifier.finish(.success(stored))

    #expect(listener.outcomes == [.restored(stored)], "the second run should wait for its answer")
  }

  @Test func `with new modules for each run, a late answer reaches nobody`() {
    reservoir.finish(.success(stored))
    let next = AuthenticationManager(
      reservoir: PromptModule(.success(granted)), verifier: ManualModule(), oauth: ManualModule())
    let nextListener = Listener(to: next)
    manager.cancel()
    next.start(())
    verifier.finish(.success(stored))

    #expect(listener.outcomes.isEmpty)
    #expect(nextListener.outcomes.isEmpty)
  }

  @Test func `a manager that is gone leaves a module alone`() {
    weak var gone: AuthenticationManager?
    do {
      let manager = AuthenticationManager(reservoir: reservoir, verifier: verifier, oauth: oauth)
      gone = manager
      manager.start(())
    }
    #expect(gone == nil)

    reservoir.finish(.success(stored))

    #expect(verifier.starts.isEmpty)
  }

  @Test func `in the middle of a run, nothing keeps itself alive`() {
    weak var gone: ManualModule<Void, Result<Token, NotRestorable>>?
    do {
      let reservoir = ManualModule<Void, Result<Token, NotRestorable>>()
      gone = reservoir
      AuthenticationManager(reservoir: reservoir, verifier: verifier, oauth: oauth).start(())
    }

    #expect(gone == nil)
  }

  @Test func `the real modules find a stored token, then see it expire`() throws {
    let store = MemoryTokenStore()
    var now = Date(timeIntervalSince1970: 999)
    let manager = AuthenticationManager(
      reservoir: TokenReservoir(store: store), verifier: TokenVerifier(now: { now }),
      oauth: OAuthManager(
        page: ManualPage(whenOpened: { $0.decide(.success(granted)) }), store: store))
    let listener = Listener(to: manager)

    manager.start(())
    manager.start(())
    now = Date(timeIntervalSince1970: 2_000)
    manager.start(())

    #expect(
      listener.outcomes == [
        .authorized(granted, after: .notRestorable(.nothingStored)), .restored(granted),
        .authorized(granted, after: .invalid(.expired(granted.expires))),
      ])
  }
}
