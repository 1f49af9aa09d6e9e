import ManagerControllable

protocol BackupControllable {
  var tokenManager: any TokenProviding { get }
}

extension BackupControllable {
  var tokenManager: any TokenProviding { TokenManager.default }
}

struct Upload: TokenManagerControllable, BackupControllable {}  // error: does not conform
