import IsolatedDependencies
import ReminderStorage
import Synchronization

final class LockedAsyncIds: Sendable {
  private let store: Mutex<any AsyncLastIdStore>

  init(store: any AsyncLastIdStore) {
    self.store = Mutex(store)
  }

  func nextReminderId() async throws -> Int {
    try await store.withLock { store in  // error: cannot pass function of type
      let id = try reminderId(afterId: try await store.lastId())
      try await store.keep(id)
      return id
    }
  }
}
