// with: -warnings-as-errors
// accepted with: -warnings-as-errors -Wwarning DeprecatedDeclaration
import ManagerControllable

// `-Wwarning DeprecatedDeclaration` is `.treatWarning("DeprecatedDeclaration", as: .warning)` in a
// manifest: it lets this one stay a warning where all others are errors.
@MainActor func anOldCaller() {
  _ = TransitionalSyncViewController()  // error: 'init()' is deprecated: pass the manager
}
