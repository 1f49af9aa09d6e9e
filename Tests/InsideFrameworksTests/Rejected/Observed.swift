import InsideFrameworks
import Observation
import ReminderStorage

// The macro makes the property a computed one.
@Observable final class InjectedModel {
  @Injected(\.store)  // error: property wrapper cannot be applied to a computed property
  private var store: any KeyValueStore & Sendable
}

@Observable final class ScopedModel {
  @Scoped(\.store)  // error: property wrapper cannot be applied to a computed property
  private var store: any KeyValueStore & Sendable
}

// This one compiles.
@Observable final class IgnoringModel {
  @ObservationIgnored @Injected(\.store) private var injected
  @ObservationIgnored @Scoped(\.store) private var scoped
}
