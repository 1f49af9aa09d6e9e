import ManagerControllable

class StubbedSyncViewController: SyncViewController {
  var tokenManager: any TokenProviding { TokenManager.default }
}

extension StubbedSyncViewController: TokenManagerControllable {}  // error: redundant conformance
