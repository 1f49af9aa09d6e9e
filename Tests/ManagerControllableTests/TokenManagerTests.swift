import ManagerControllable
import TestSupport
import Testing

/// A private initializer allows one manager per process, so each test runs in its own process.
struct TokenManagerTests {
  @Test func `nobody is signed in at first`() async {
    await #expect(processExitsWith: .success) {
      #expect(TokenManager.default.token == nil)
    }
  }

  @Test func `the token is there from sign-in to sign-out`() async {
    await #expect(processExitsWith: .success) {
      TokenManager.default.signIn(with: "abc")
      let between = TokenManager.default.token
      TokenManager.default.signOut()

      #expect(between == "abc")
      #expect(TokenManager.default.token == nil)
    }
  }

  @Test func `a second sign-in replaces the token`() async {
    await #expect(processExitsWith: .success) {
      TokenManager.default.signIn(with: "early")
      TokenManager.default.signIn(with: "late")
      let token = TokenManager.default.token
      #expect(token == "late")
    }
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `a reader gets a whole token while others sign in`() async {
    await #expect(processExitsWith: .success) {
      // Long enough to live on the heap, where a half-written one would crash.
      let tokens = (0..<4).map { String(repeating: "\($0)", count: 40) }
      TokenManager.default.signIn(with: tokens[0])
      let read = await withTaskGroup(of: Set<String>.self) { group in
        for token in tokens {
          group.addTask {
            Set(
              (0..<100_000).compactMap { _ in
                TokenManager.default.signIn(with: token)
                return TokenManager.default.token
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
