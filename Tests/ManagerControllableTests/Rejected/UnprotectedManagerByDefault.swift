// with: -default-isolation MainActor
import Synchronization

nonisolated protocol TokenProviding: Sendable {
  var token: String? { get }
}

final class UnprotectedManager: TokenProviding {
  var token: String?  // error: stored property 'token' of 'Sendable'-conforming class
}

nonisolated final class LockedManager: TokenProviding {
  private let stored = Mutex<String?>(nil)

  var token: String? { stored.withLock { $0 } }
}

@concurrent func upload(with manager: any TokenProviding) async -> String? {
  manager.token
}
