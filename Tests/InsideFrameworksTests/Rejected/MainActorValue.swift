import InsideFrameworks

@MainActor final class Badge {
  init() {}
}

extension KeyedFactories {
  @MainActor var badge: Factory<Badge> {
    self { Badge() }  // error: call to main actor-isolated initializer 'init()'
  }
}

enum BadgeKey: ScopedKey {
  static var live: Badge { Badge() }  // error: call to main actor-isolated initializer 'init()'
  static var test: Badge { Badge() }
}

// A key may conform on the main actor alone. Then its property is the main actor's, too, and no
// wrapper may read that from any task.
@MainActor enum MainKey: @MainActor ScopedKey {
  static var live: Badge { Badge() }
  static var test: Badge { Badge() }
}

extension ScopedValues {
  @MainActor var badge: Badge { self[MainKey.self] }
}

@MainActor struct BadgeView {
  @Scoped(\.badge) private var badge  // error: does not conform to the 'Sendable' protocol
}
