import ManagerControllable

final class StubbedSyncViewController: SyncViewController {
  override var tokenManager: any TokenProviding {  // error: property does not override
    TokenManager.default
  }
}
