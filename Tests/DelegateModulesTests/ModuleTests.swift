import DelegateModules
import Foundation
import Testing

@MainActor
struct ModuleTests {
  @Test func `a reservoir reports the token of its store`() {
    let store = MemoryTokenStore()
    store.save(stored)

    #expect(answers(of: TokenReservoir(store: store), to: ()) == [.success(stored)])
  }

  @Test func `a reservoir reports why there is no token`() {
    let reservoir = TokenReservoir(store: MemoryTokenStore())

    #expect(answers(of: reservoir, to: ()) == [.failure(.nothingStored)])
  }

  @Test func `a token is valid until its last moment`() {
    let verifier = TokenVerifier(now: { stored.expires.addingTimeInterval(-1) })

    #expect(answers(of: verifier, to: stored) == [.success(stored)])
  }

  @Test func `a token that expires now is invalid`() {
    let verifier = TokenVerifier(now: { stored.expires })

    #expect(answers(of: verifier, to: stored) == [.failure(.expired(stored.expires))])
  }

  @Test func `a granted token is stored before it is reported`() throws {
    let store = MemoryTokenStore()
    let oauth = OAuthManager(page: page(.success(granted)), store: store)
    var storedWhenReported: Token?
    let target = Target()
    oauth.complete.delegate(on: target) { _, _ in storedWhenReported = try? store.load() }

    oauth.start(())

    #expect(storedWhenReported == granted)
  }

  @Test func `a refusal stores nothing`() {
    let store = MemoryTokenStore()
    let oauth = OAuthManager(page: page(.failure(.declined)), store: store)

    #expect(answers(of: oauth, to: ()) == [.failure(.declined)])
    #expect(throws: NotRestorable.nothingStored) { try store.load() }
  }

  @Test func `a token that can't be stored is a refusal`() {
    let oauth = OAuthManager(page: page(.success(granted)), store: FullStore())

    #expect(answers(of: oauth, to: ()) == [.failure(.notStored)])
  }

  @Test func `an OAuth manager is let go while its page waits for the user`() {
    let page = ManualPage()
    weak var gone: OAuthManager?
    do {
      let oauth = OAuthManager(page: page, store: MemoryTokenStore())
      gone = oauth
      oauth.start(())
      #expect(page.isOpen)
    }

    #expect(gone == nil)
  }

  /// A page on which the user has decided as soon as it opens.
  private func page(_ decision: Result<Token, OAuthRefusal>) -> ManualPage {
    ManualPage(whenOpened: { $0.decide(decision) })
  }

  private func answers<Start, Finish>(
    of module: some Procedure<Start, Finish>, to input: Start
  ) -> [Finish] {
    var answers: [Finish] = []
    let target = Target()
    module.complete.delegate(on: target) { _, answer in answers.append(answer) }
    module.start(input)
    return withExtendedLifetime(target) { answers }
  }
}

private final class Target {}

/// A stub: a disk without space.
private struct FullStore: TokenStore {
  func load() throws(NotRestorable) -> Token { throw .nothingStored }
  func save(_ token: Token) throws { throw CocoaError(.fileWriteOutOfSpace) }
}
