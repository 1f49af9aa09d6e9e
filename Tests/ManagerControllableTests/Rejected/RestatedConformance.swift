import ManagerControllable

class StubbedSyncViewController: SyncViewController {
  var tokenManager: any TokenManageable { TokenManager.default }
}

extension StubbedSyncViewController: TokenManagerControllable {}  // error: redundant conformance
