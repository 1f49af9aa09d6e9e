import ManagerControllable

@MainActor func aCaller(screen: InjectedSyncViewController) {
  _ = SyncViewController().tokenManager
  _ = screen.tokenManager  // error: 'tokenManager' is inaccessible due to 'private'
}
