import ManagerControllable

@MainActor func anOldCaller() {
  _ = SyncViewController.init(nibName:bundle:)
  _ = TransitionalSyncViewController.init(nibName:bundle:)  // error: has no member 'init(nibName:
}
