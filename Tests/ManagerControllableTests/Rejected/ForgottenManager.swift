import ManagerControllable

@MainActor func aTest() {
  _ = SyncViewController()
  _ = InjectedSyncViewController()  // error: missing argument for parameter 'tokenManager'
}
