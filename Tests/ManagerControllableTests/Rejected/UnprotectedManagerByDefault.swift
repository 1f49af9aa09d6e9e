// with: -default-isolation MainActor
import Synchronization

nonisolated protocol TokenManageable: Sendable {
  var token: String? { get }
}

final class UnprotectedManager: TokenManageable {
  var token: String?  // error: stored property 'token' of 'Sendable'-conforming class
}

nonisolated final class LockedManager: TokenManageable {
  private let stored = Mutex<String?>(nil)

  var token: String? { stored.withLock { $0 } }
}

@concurrent func upload(with manager: any TokenManageable) async -> String? {
  manager.token
}
