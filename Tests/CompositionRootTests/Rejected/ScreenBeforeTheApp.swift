import CompositionRoot

@MainActor func show(_ launch: Launch) -> AppScope {
  switch launch.state {
  case .opening, .failed: launch.app  // error: has no member 'app'
  case .ready(let app): app
  }
}
