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
