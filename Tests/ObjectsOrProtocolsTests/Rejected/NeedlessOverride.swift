import ObjectsOrProtocols
import ReminderStorage

class ListGenerator: Rushed.Generator {
  private let listStore: any KeyValueStore

  init(store: any KeyValueStore) {
    listStore = store
  }

  override var store: any KeyValueStore { listStore }  // error: does not override any property
}
