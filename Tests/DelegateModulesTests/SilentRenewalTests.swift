import DelegateModules
import Foundation
import Testing

/// The fourth module, in the place of the third.
@MainActor
struct SilentRenewalTests {
  private let renewal = ManualModule<Void, Result<Token, NotRenewed>>()
  private let login = ManualModule<Void, Result<Token, OAuthRefusal>>()
  private let store = MemoryTokenStore()

  @Test func `an expired token is renewed without the user, and the manager is the same`() {
    let manager = AuthenticationManager(
      reservoir: PromptModule(.success(stored)),
      verifier: PromptModule(.failure(.expired(stored.expires))),
      oauth: SilentRenewal(renewal: renewal, login: login, store: store))
    let listener = Listener(to: manager)

    manager.start(())
    renewal.finish(.success(granted))

    #expect(
      listener.outcomes == [.authorized(granted, after: .invalid(.expired(stored.expires)))])
    #expect(login.starts.isEmpty)
  }

  @Test(arguments: [Result<Token, OAuthRefusal>.success(granted), .failure(.declined)])
  func `if that fails, the user logs in or declines`(_ decision: Result<Token, OAuthRefusal>) {
    let module = SilentRenewal(renewal: renewal, login: login, store: store)
    let reports = Reports(of: module)

    module.start(())
    renewal.finish(.failure(.unknownToken))
    #expect(login.starts.count == 1)
    login.finish(decision)

    #expect(reports.outputs == [decision])
  }

  @Test func `a renewal that finishes twice counts once`() {
    let module = SilentRenewal(renewal: renewal, login: login, store: store)
    let reports = Reports(of: module)

    module.start(())
    renewal.finish(.success(granted))
    renewal.finish(.failure(.unknownToken))

    #expect(reports.outputs == [.success(granted)])
    #expect(login.starts.isEmpty)
  }

  @Test func `a fourth module that is ended from outside closes the page of the login`() {
    let page = ManualPage()
    let module: any Procedure<Void, Result<Token, OAuthRefusal>> = SilentRenewal(
      renewal: renewal, login: OAuthManager(page: page, store: store), store: store)
    let reports = Reports(of: module)
    module.start(())
    renewal.finish(.failure(.unknownToken))
    #expect(page.isOpen)

    module.finish(.failure(.declined))
    page.decide(.success(granted))

    #expect(!page.isOpen)
    #expect(reports.outputs == [.failure(.declined)])
  }

  @Test func `a fourth module that is ended during the renewal opens no login`() {
    let module = SilentRenewal(renewal: renewal, login: login, store: store)
    let reports = Reports(of: module)
    module.start(())

    module.finish(.failure(.declined))
    renewal.finish(.failure(.unknownToken))

    #expect(reports.outputs == [.failure(.declined)])
    #expect(login.starts.isEmpty)
  }

  @Test func `a renewed token is stored`() throws {
    let module = SilentRenewal(renewal: renewal, login: login, store: store)
    module.start(())

    renewal.finish(.success(granted))

    #expect(try store.load() == granted)
  }

  @Test(arguments: [true, false])
  func `a token that ends the fourth module from outside is stored`(isLoggingIn: Bool) throws {
    let module = SilentRenewal(renewal: renewal, login: login, store: store)
    let reports = Reports(of: module)
    module.start(())
    if isLoggingIn { renewal.finish(.failure(.unknownToken)) }

    module.finish(.success(granted))

    #expect(reports.outputs == [.success(granted)])
    #expect(try store.load() == granted)
  }

  @Test func `a fourth module's second end, and one before the start, reach nobody`() {
    let module = SilentRenewal(renewal: renewal, login: login, store: store)
    let reports = Reports(of: module)

    module.finish(.success(granted))
    #expect(reports.outputs.isEmpty)
    module.start(())
    module.finish(.failure(.declined))
    module.finish(.success(granted))

    #expect(reports.outputs == [.failure(.declined)])
    #expect(throws: NotRestorable.nothingStored) { try store.load() }
  }

  @Test func `an old login doesn't answer the next start`() {
    let module = SilentRenewal(renewal: renewal, login: login, store: store)
    let reports = Reports(of: module)
    module.start(())
    renewal.finish(.failure(.unknownToken))

    module.start(())
    login.finish(.success(stored))

    #expect(reports.outputs.isEmpty)
  }

  @Test func `the async flow takes a fourth step around its third one, too`() async throws {
    let renew: () async throws -> Result<Token, NotRenewed> = { .success(granted) }
    let authorize: () async throws -> Result<Token, OAuthRefusal> = { .failure(.declined) }
    let flow = LoginFlow(
      restore: { .success(stored) },
      verify: { _ in .failure(.expired(stored.expires)) },
      authorize: {
        if case .success(let token) = try await renew() { return .success(token) }
        return try await authorize()
      })

    let outcome = try await flow.run()

    #expect(outcome == .authorized(granted, after: .invalid(.expired(stored.expires))))
  }
}
