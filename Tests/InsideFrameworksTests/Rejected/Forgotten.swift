import InsideFrameworks
import ReminderStorage

// The same mistake with each form: nobody says where the store comes from.

// By hand, an argument is missing: the store.
func wiredByHand() {
  _ = ReminderIdGenerator()  // error: missing argument for parameter 'store' in call
}

// No property of the container has the key.
struct DraftIdGenerator {
  @Injected(\.draftStore)  // error: has no member 'draftStore'
  private var store: any KeyValueStore & Sendable
}

// The app has no value under the key.
enum DraftStoreKey: ScopedKey {  // error: does not conform to protocol 'ScopedKey'
  static var test: any KeyValueStore & Sendable { DefaultsStore() }
}

// No component above this one has a store.
struct DraftParts: NewReminderParts {  // error: does not conform to protocol 'NewReminderParts'
  let user: UserComponent

  var ids: ReminderIdGenerator { user.ids }
}
