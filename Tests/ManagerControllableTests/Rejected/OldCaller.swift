// with: -warnings-as-errors
// accepted with: -no-warnings-as-errors
import ManagerControllable

@MainActor func anOldCaller() {
  _ = TransitionalSyncViewController()  // error: 'init()' is deprecated: pass the manager
}
