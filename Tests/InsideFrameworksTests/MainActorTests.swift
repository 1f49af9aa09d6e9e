import InsideFrameworks
import Testing

/// How each miniature makes an object that belongs to the main actor.
///
/// What the compiler refuses is in `Rejected`.
@MainActor struct MainActorTests {
  @Test func `a registry that stays on the main actor makes one`() {
    let registry = TypeRegistry()
    registry.register(Badge.self) { _ in Badge() }

    #expect(registry.resolve(Badge.self) != nil)
  }

  @Test func `a keyed factory makes a closure that makes one`() {
    let badge = KeyedFactories().makeBadge()()

    #expect(badge.count == 0)
  }

  @Test func `a key that conforms on the main actor makes one`() {
    let count = ScopedValues.with {
      $0[BadgeKey.self] = Badge(count: 7)
    } perform: {
      ScopedValues.current[BadgeKey.self].count
    }

    #expect(count == 7)
    #expect(ScopedValues.current[BadgeKey.self].count == 0)
  }

  @Test func `a factory that assumes the main actor makes one`() {
    #expect(KeyedFactories().assumedBadge().count == 0)
  }

  @Test func `a factory that assumes the main actor ends the process on another thread`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { _ = KeyedFactories().assumedBadge() }.value
    }
  }

  @Test func `a component on the main actor makes one`() {
    let screen = AppComponent(store: FakeStore()).user().newReminder()
    let component = BadgeComponent(parts: screen.parts)

    #expect(component.badge.count == 0)
  }
}

@MainActor private final class Badge {
  let count: Int

  init(count: Int = 0) { self.count = count }
}

@MainActor private enum BadgeKey: @MainActor ScopedKey {
  static var live: Badge { Badge() }
  static var test: Badge { Badge() }
}

@MainActor private final class BadgeComponent {
  let badge = Badge()
  private let parts: any NewReminderParts

  init(parts: any NewReminderParts) { self.parts = parts }
}

extension KeyedFactories {
  fileprivate var makeBadge: Factory<@MainActor @Sendable () -> Badge> {
    self { { @MainActor in Badge() } }
  }

  fileprivate var assumedBadge: Factory<Badge> {
    self { MainActor.assumeIsolated { Badge() } }
  }
}
