import ManagerControllable
import Observation
import Synchronization
import Testing

/// A manager that screens can follow, although they see no more of it than `TokenProviding`.
@MainActor
struct ObservationTests {
  private let manager = ObservedTokenManager()
  private var provider: any TokenProviding { manager }

  @Test(arguments: ["abc", nil]) func `whoever reads the token is told of its next change`(
    next: String?
  ) async {
    manager.signIn(with: "early")

    await confirmation { changed in
      let token = withObservationTracking {
        provider.token
      } onChange: {
        changed()
      }
      #expect(token == "early")

      if let next { manager.signIn(with: next) } else { manager.signOut() }
    }

    #expect(provider.token == next)
  }

  @Test func `onChange is called once, and before the change`() {
    let seen = Mutex<[String?]>([])
    withObservationTracking {
      _ = provider.token
    } onChange: { [provider] in
      seen.withLock { $0.append(provider.token) }
    }

    for token in ["one", "two"] { manager.signIn(with: token) }

    #expect(seen.withLock { $0 } == [nil])
  }

  @Test func `the background can read its token`() async {
    manager.signIn(with: "abc")

    let read = await Task { @concurrent [provider] in provider.token }.value

    #expect(read == "abc")
  }

  // `Observations` needs iOS 26 or macOS 26.
  @available(macOS 26, *)
  @Test func `a stream follows a sign-out`() async {
    manager.signIn(with: "one")
    var seen: [String?] = []
    let tokens = Observations { [provider] in provider.token }

    for await token in tokens {
      seen.append(token)
      if token == nil { break }
      manager.signOut()
    }

    #expect(seen == ["one", nil])
  }
}

@Observable
private final class ObservedTokenManager: TokenProviding {
  private let stored = Mutex<String?>(nil)

  var token: String? {
    access(keyPath: \.token)
    return stored.withLock { $0 }
  }

  @MainActor func signIn(with token: String) {
    withMutation(keyPath: \.token) { stored.withLock { $0 = token } }
  }

  @MainActor func signOut() {
    withMutation(keyPath: \.token) { stored.withLock { $0 = nil } }
  }
}
