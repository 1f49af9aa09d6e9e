// with: -Wwarning DeprecatedDeclaration -warnings-as-errors
// accepted with: -warnings-as-errors -Wwarning DeprecatedDeclaration
import ManagerControllable

// The later option wins.
@MainActor func anOldCaller() {
  _ = TransitionalSyncViewController()  // error: 'init()' is deprecated: pass the manager
}
