import ManagerControllable
import Synchronization
import TestSupport
import Testing

/// The initializer is public, so each test makes a manager of its own.
struct TokenManagerTests {
  private let manager = TokenManager()

  @Test func `nobody is signed in at first`() {
    #expect(manager.token == nil)
  }

  @Test func `the token is there from sign-in to sign-out`() {
    manager.signIn(with: "abc")
    let between = manager.token
    manager.signOut()

    #expect(between == "abc")
    #expect(manager.token == nil)
  }

  @Test func `a second sign-in replaces the token`() {
    manager.signIn(with: "early")
    manager.signIn(with: "late")

    #expect(manager.token == "late")
  }

  @Test func `two managers have a token each`() {
    manager.signIn(with: "mine")

    #expect(TokenManager().token == nil)
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `a reader gets a whole token while others sign in`() async {
    await #expect(processExitsWith: .success) {
      let manager = TokenManager()
      // Long enough to live on the heap, where a half-written one would crash.
      let tokens = (0..<4).map { String(repeating: "\($0)", count: 40) }
      manager.signIn(with: tokens[0])
      let read = await withTaskGroup(of: Set<String>.self) { group in
        for token in tokens {
          group.addTask {
            Set(
              (0..<100_000).compactMap { _ in
                manager.signIn(with: token)
                return manager.token
              })
          }
        }
        return await group.reduce(Set()) { $0.union($1) }
      }

      #expect(read.isSubset(of: tokens))
      #expect(!read.isEmpty)
    }
  }
}

/// What lets a manager on the main actor and an actor conform.
@MainActor
struct OtherDesignsTests {
  @Test func `with a nonisolated token, both designs conform`() {
    let managers: [any TokenProviding] = [LockedMainActorManager(), LockedActorManager()]

    #expect(managers.map(\.token) == ["abc", "abc"])
  }

  @Test func `a protocol with { get async } lets both conform`() async {
    let managers: [any AsyncTokenProviding] = [AsyncMainActorManager(), AsyncActorManager()]
    var tokens: [String?] = []
    for manager in managers { tokens.append(await manager.token) }

    #expect(tokens == ["abc", "abc"])
  }
}

@MainActor
private final class LockedMainActorManager: TokenProviding {
  private nonisolated let stored = Mutex<String?>("abc")

  nonisolated var token: String? { stored.withLock { $0 } }
}

private actor LockedActorManager: TokenProviding {
  private nonisolated let stored = Mutex<String?>("abc")

  nonisolated var token: String? { stored.withLock { $0 } }
}

private protocol AsyncTokenProviding: Sendable {
  var token: String? { get async }
}

@MainActor
private final class AsyncMainActorManager: AsyncTokenProviding {
  var token: String? = "abc"
}

private actor AsyncActorManager: AsyncTokenProviding {
  var token: String? = "abc"
}

/// What a screen does with its manager: it passes it to a request, which runs in the background.
@MainActor
struct BackgroundTests {
  private let manager: any TokenProviding = TokenStub(token: "abc")

  @Test func `a screen passes its manager to the background`() async {
    let passed = await token(of: manager)
    let captured = await Task { @concurrent [manager] in manager.token }.value

    #expect(passed == "abc")
    #expect(captured == "abc")
  }

  @concurrent private func token(of manager: any TokenProviding) async -> String? {
    manager.token
  }
}
