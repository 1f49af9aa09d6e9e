import CompositionRoot

@MainActor func show(_ launch: Launch) -> AppRoot {
  switch launch.state {
  case .opening, .failed: launch.root  // error: has no member 'root'
  case .ready(let root): root
  }
}
