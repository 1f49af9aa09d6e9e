import DelegateModules
import Testing

/// Why `finish` is a requirement: code that sees only the protocol ends a module, too.
@MainActor
struct FinishTests {
  private let page = ManualPage()
  private let store = MemoryTokenStore()

  @Test func `a login that is ended from outside closes its page`() {
    let login: any Procedure<Void, Result<Token, OAuthRefusal>> =
      OAuthManager(page: page, store: store)
    let reports = Reports(of: login)
    login.start(())

    login.finish(.failure(.declined))

    #expect(!page.isOpen)
    #expect(reports.outputs == [.failure(.declined)])
  }

  @Test func `a token that comes from outside is stored`() throws {
    let login = OAuthManager(page: page, store: store)
    login.start(())

    login.finish(.success(granted))

    #expect(try store.load() == granted)
  }

  @Test func `after an end from outside, the page's own decision is ignored`() {
    let login = OAuthManager(page: page, store: store)
    let reports = Reports(of: login)
    login.start(())

    login.finish(.failure(.declined))
    page.decide(.success(stored))

    #expect(reports.outputs == [.failure(.declined)])
    #expect(throws: NotRestorable.nothingStored) { try store.load() }
  }

  @Test func `a login that hasn't started ignores an end from outside`() {
    let login = OAuthManager(page: page, store: store)
    let reports = Reports(of: login)

    login.finish(.success(granted))

    #expect(reports.outputs.isEmpty)
    #expect(throws: NotRestorable.nothingStored) { try store.load() }
  }

  @Test func `a decision of an earlier run is ignored, and the page of this run stays open`() {
    let login = OAuthManager(page: page, store: store)
    let reports = Reports(of: login)
    login.start(())
    login.cancel()
    login.start(())

    page.decideLate(.success(stored))

    #expect(reports.outputs.isEmpty)
    #expect(page.isOpen)
    #expect(throws: NotRestorable.nothingStored) { try store.load() }
  }

  @Test func `a page that decides before open returns is closed`() {
    let page = ManualPage(whenOpened: { $0.decide(.success(granted)) })
    let login = OAuthManager(page: page, store: store)
    let reports = Reports(of: login)

    login.start(())

    #expect(reports.outputs == [.success(granted)])
    #expect(!page.isOpen)
  }

  @Test func `if the listener starts the next run at once, that run's page stays open`() {
    let page = ManualPage(whenOpened: { page in
      if page.openings == 1 { page.decide(.failure(.declined)) }
    })
    let login = OAuthManager(page: page, store: store)
    let listener = Again(login)

    login.start(())
    #expect(page.openPages == [2])
    login.cancel()

    #expect(!page.isOpen)
    #expect(listener.refusals == 1)
  }

  @Test func `a new start closes the page of the run before`() {
    let login = OAuthManager(page: page, store: store)
    login.start(())
    login.start(())

    #expect(page.openings == 2)
    #expect(page.closings == 1)
  }

  @Test func `whoever calls complete instead of finish leaves the page open`() {
    let login: any Procedure<Void, Result<Token, OAuthRefusal>> =
      OAuthManager(page: page, store: store)
    let reports = Reports(of: login)
    login.start(())

    login.complete(.success(granted))

    #expect(reports.outputs == [.success(granted)])
    #expect(page.isOpen)
    #expect(throws: NotRestorable.nothingStored) { try store.load() }
  }

  @Test func `a manager that is ended from outside closes the page of its module`() {
    let manager = AuthenticationManager(
      reservoir: PromptModule(.failure(.nothingStored)), verifier: PromptModule(.success(stored)),
      oauth: OAuthManager(page: page, store: store))
    let listener = Listener(to: manager)
    let flow: any Procedure<Void, Authentication> = manager
    flow.start(())

    flow.finish(.refused(.declined, after: .notRestorable(.nothingStored)))
    page.decide(.success(granted))

    #expect(listener.outcomes == [.refused(.declined, after: .notRestorable(.nothingStored))])
    #expect(!page.isOpen)
  }

  @Test func `a manager's second end, and one before the start, reach nobody`() {
    let manager = AuthenticationManager(
      reservoir: ManualModule(), verifier: ManualModule(), oauth: ManualModule())
    let listener = Listener(to: manager)

    manager.finish(.restored(stored))
    #expect(listener.outcomes.isEmpty)
    manager.start(())
    manager.finish(.restored(stored))
    manager.finish(.restored(granted))

    #expect(listener.outcomes == [.restored(stored)])
  }

  @Test func `a manager that is ended from outside doesn't go on`() {
    let reservoir = ManualModule<Void, Result<Token, NotRestorable>>()
    let oauth = ManualModule<Void, Result<Token, OAuthRefusal>>()
    let manager = AuthenticationManager(
      reservoir: reservoir, verifier: PromptModule(.success(stored)), oauth: oauth)
    let listener = Listener(to: manager)
    let flow: any Procedure<Void, Authentication> = manager
    flow.start(())

    flow.finish(.refused(.declined, after: .notRestorable(.unreadable)))
    reservoir.finish(.failure(.nothingStored))

    #expect(listener.outcomes == [.refused(.declined, after: .notRestorable(.unreadable))])
    #expect(oauth.starts.isEmpty)
  }

  @Test func `the price: anyone who sees a module can end it, with a token of their own`() {
    let verifier = TokenVerifier(now: { granted.expires })
    let reports = Reports(of: verifier)

    verifier.finish(.success(stored))

    #expect(reports.outputs == [.success(stored)], "and it had expired")
  }
}

/// A spy: it remembers everything that a module reports.
final class Reports<Finish> {
  private(set) var outputs: [Finish] = []

  init<Start>(of module: any Procedure<Start, Finish>) {
    module.complete.delegate(on: self) { (self, output) in
      self.outputs.append(output)
    }
  }
}

/// A listener that starts the login again when the user has declined.
@MainActor
private final class Again {
  private(set) var refusals = 0

  init(_ login: OAuthManager) {
    login.complete.delegate(on: self) { [weak login] (self, _) in
      self.refusals += 1
      login?.start(())
    }
  }
}
