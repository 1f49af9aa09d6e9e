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

  @Test func `a component on the main actor makes one`() {
    let component = BadgeComponent(parts: AppComponent(store: FakeStore()).user())

    #expect(component.badge.count == 0)
  }
}

@MainActor private final class Badge {
  var count = 0

  init() {}
}

@MainActor private final class BadgeComponent {
  let badge = Badge()
  private let parts: any HasReminderIds

  init(parts: any HasReminderIds) { self.parts = parts }
}

extension KeyedFactories {
  fileprivate var makeBadge: Factory<@MainActor @Sendable () -> Badge> {
    self { { @MainActor in Badge() } }
  }
}
