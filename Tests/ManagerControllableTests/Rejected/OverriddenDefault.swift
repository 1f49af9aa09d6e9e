import ManagerControllable

final class StubbedSyncViewController: SyncViewController {
  override var tokenManager: any TokenManageable {  // error: property does not override
    TokenManager.default
  }
}
