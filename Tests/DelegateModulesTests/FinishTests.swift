import DelegateModules
import Testing

/// Why `finish` is a requirement: code that sees only the protocol ends a module, too.
struct FinishTests {
  private let page = ManualPage()
  private let store = MemoryTokenStore()

  @Test func `a login that ends by a link closes its page, and its token is stored`() throws {
    let login: any Procedure<Void, Result<Token, OAuthRefusal>> =
      OAuthManager(page: page, store: store)
    login.start(())

    login.finish(.success(granted))

    #expect(!page.isOpen)
    #expect(try store.load() == granted)
  }

  @Test func `after a login by link, the page's own decision is ignored`() throws {
    let login = OAuthManager(page: page, store: store)
    let reports = Reports(of: login)
    login.start(())

    login.finish(.success(granted))
    page.decide(.success(stored))

    #expect(reports.outputs == [.success(granted)])
    #expect(try store.load() == granted)
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
