import ClosureDependencies

@MainActor
final class Screen {
  private var store: ReminderStore

  init(store: ReminderStore) {
    self.store = store
    self.store.save = { [weak self] reminder in
      try store.save(reminder)
      self?.show(reminder.id)  // error: call to main actor-isolated instance method
    }
  }

  private func show(_ id: Int) {}
}
