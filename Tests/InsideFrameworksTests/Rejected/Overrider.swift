import InsideFrameworks
import ReminderStorage

class IdModel {
  private let store: any KeyValueStore & Sendable

  init(store: any KeyValueStore & Sendable) {
    self.store = store
  }

  convenience init() {
    self.init(store: KeyedFactories.shared.store())
  }
}

final class DraftIdModel: IdModel {
  override init() {  // error: initializer does not override a designated initializer
    super.init(store: KeyedFactories.shared.store())
  }
}
