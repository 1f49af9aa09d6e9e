import DelegateModules
import Foundation
import Testing

/// The caller of the flow: it starts the spinner, and stops it on each path.
@MainActor
struct LoginScreenTests {
  private let store = MemoryTokenStore()

  @Test(arguments: [Result<Token, OAuthRefusal>.success(granted), .failure(.declined)])
  func `the spinner turns until the user has decided`(
    _ decision: Result<Token, OAuthRefusal>
  ) async throws {
    let (openings, opened) = AsyncStream.makeStream(of: Void.self)
    let page = ManualPage(whenOpened: { _ in opened.yield() })
    let screen = LoginScreen(flow: LoginFlow(page: page, store: store, now: { .distantPast }))

    screen.logIn()
    for await _ in openings { break }
    #expect(screen.isSpinning)
    page.decide(decision)
    await screen.stopsSpinning()

    #expect(try #require(screen.result).get().token == (try? decision.get()))
  }

  @Test func `a module that throws stops the spinner, and the screen shows why`() async {
    let screen = LoginScreen(
      flow: LoginFlow(
        restore: { throw CocoaError(.fileReadCorruptFile) }, verify: { .success($0) },
        authorize: { .failure(.declined) }))

    screen.logIn()
    await screen.stopsSpinning()

    #expect(throws: CocoaError.self) { try screen.result?.get() }
  }

  @Test func `the second of two taps is ignored`() async {
    let (openings, opened) = AsyncStream.makeStream(of: Void.self)
    let page = ManualPage(whenOpened: { _ in opened.yield() })
    let screen = LoginScreen(flow: LoginFlow(page: page, store: store, now: { .distantPast }))

    screen.logIn()
    screen.logIn()
    for await _ in openings { break }
    page.decide(.failure(.declined))
    await screen.stopsSpinning()

    #expect(page.openings == 1)
    #expect(!page.isOpen)
  }

  @Test func `cancelling stops the spinner, closes the page, and is no failure`() async {
    let (openings, opened) = AsyncStream.makeStream(of: Void.self)
    let page = ManualPage(whenOpened: { _ in opened.yield() })
    let screen = LoginScreen(flow: LoginFlow(page: page, store: store, now: { .distantPast }))
    screen.logIn()
    for await _ in openings { break }

    screen.cancel()
    await screen.stopsSpinning()

    #expect(!page.isOpen)
    #expect(screen.result == nil)
  }

  @Test func `a login keeps its screen alive until it is cancelled`() async {
    let (openings, opened) = AsyncStream.makeStream(of: Void.self)
    weak var shown: LoginScreen?
    do {
      let page = ManualPage(whenOpened: { _ in opened.yield() })
      let screen = LoginScreen(flow: LoginFlow(page: page, store: store, now: { .distantPast }))
      shown = screen
      screen.logIn()
    }
    for await _ in openings { break }
    #expect(shown != nil)

    shown?.cancel()
    for _ in 1...10_000 where shown != nil { await Task.yield() }

    #expect(shown == nil)
  }

  @Test func `after a login, the user can log in again`() async throws {
    let screen = LoginScreen(
      flow: LoginFlow(
        restore: { .success(stored) }, verify: { .success($0) },
        authorize: { .failure(.declined) }))

    for _ in 1...2 {
      screen.logIn()
      #expect(screen.isSpinning)
      await screen.stopsSpinning()
      #expect(try screen.result?.get() == .restored(stored))
    }
  }
}

extension LoginScreen {
  /// Waits until the login has ended, which is on this actor, too.
  fileprivate func stopsSpinning() async {
    for _ in 1...10_000 where isSpinning { await Task.yield() }
    #expect(!isSpinning)
  }
}

extension Authentication {
  /// The token, if there is one.
  fileprivate var token: Token? {
    switch self {
    case .restored(let token), .authorized(let token, after: _): token
    case .refused: nil
    }
  }
}
