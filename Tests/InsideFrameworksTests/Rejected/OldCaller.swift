// with: -warnings-as-errors
// accepted with: -warnings-as-errors -Wwarning DeprecatedDeclaration
import InsideFrameworks

// `-Wwarning DeprecatedDeclaration` is `.treatWarning("DeprecatedDeclaration", as: .warning)` in a
// manifest: it lets this one stay a warning where all others are errors.
func anOldCaller() {
  _ = LeavingArchiveIdGenerator()  // error: 'init()' is deprecated: pass the store
}
