public import ReminderStorage

/// The app's composition root: all its windows take their ids from one store.
@MainActor public struct AppRoot {
  private let ids: ReminderIdGenerator
  private let added: (Int) -> Void

  /// Makes a root that keeps the last id in `store` and passes each new id to `added`.
  public init(store: any KeyValueStore, added: @escaping (Int) -> Void) {
    ids = ReminderIdGenerator(store: store)
    self.added = added
  }

  /// The tree of the main window.
  public func mainWindow(session: Session) -> some Component {
    HomeScreen(session: session, add: AddReminder(ids: ids, added: added))
  }

  /// The tree of the window for a quick reminder, which has no other content.
  public func quickWindow() -> some Component {
    AddReminder(ids: ids, added: added)
  }
}

/// The composition root of the previews: a made-up user, and a store that forgets.
///
/// In an app, it belongs in `#if DEBUG`, together with the previews and the tests that call it, or
/// with them in a module that the app doesn't import.
@MainActor public func homePreview(clockStyle: ClockStyle) -> some Component {
  let ids = ReminderIdGenerator(store: MemoryStore())
  return HomeScreen(
    session: Session(user: "Ada"), add: AddReminder(ids: ids, added: { _ in })
  )
  .surrounding(\.clockStyle, clockStyle)
}

/// A store that keeps its values in memory.
public final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  /// Makes an empty store.
  public init() {}

  /// Returns the value under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { values[key] }

  /// Keeps `value` under `key`, or removes what is kept there if `value` is nil.
  public func set(_ value: Any?, forKey key: String) { values[key] = value }
}
