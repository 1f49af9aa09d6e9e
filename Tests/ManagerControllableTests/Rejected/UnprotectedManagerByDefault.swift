// with: -default-isolation MainActor
import Synchronization

nonisolated protocol TokenProviding: Sendable {
  var token: String? { get }
}

final class UnprotectedManager: TokenProviding {
  var token: String?  // error: stored property 'token' of 'Sendable'-conforming class
}

// It is nonisolated, because it names such a protocol, which inherits from `Sendable`.
final class LockedManager: TokenProviding {
  private let stored = Mutex<String?>(nil)

  var token: String? { stored.withLock { $0 } }

  func signIn(with token: String) { stored.withLock { $0 = token } }
}

@concurrent func signIn(to manager: LockedManager) async {
  manager.signIn(with: "abc")
}

@concurrent func upload(with manager: any TokenProviding) async -> String? {
  manager.token
}
