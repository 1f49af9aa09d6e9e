// with: -default-isolation MainActor
import Synchronization

nonisolated protocol TokenManageable {
  var token: String? { get }
}

final class TokenManager: TokenManageable {
  static let `default` = TokenManager()

  var token: String?
}

nonisolated final class LockedManager: TokenManageable, Sendable {
  static let `default` = LockedManager()

  private let stored = Mutex<String?>(nil)

  var token: String? { stored.withLock { $0 } }
}

@concurrent func upload() async -> [String?] {
  let manager: any TokenManageable = LockedManager.default
  return [manager.token, TokenManager.default.token]  // error: 'async' but is not marked
}
