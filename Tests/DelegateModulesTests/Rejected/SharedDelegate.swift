import DelegateModules

struct Shared: Sendable {
  let complete: Delegate<Int, String>  // error: has non-Sendable type 'Delegate<Int, String>'
}
