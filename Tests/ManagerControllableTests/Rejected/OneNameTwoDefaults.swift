import ManagerControllable

protocol BackupControllable {
  var tokenManager: any TokenManageable { get }
}

extension BackupControllable {
  var tokenManager: any TokenManageable { TokenManager.default }
}

struct Upload: TokenManagerControllable, BackupControllable {}  // error: does not conform
