public import Foundation
public import ReminderFeature
public import ReminderStorage
import ReminderStores

/// The one place that chooses the store, and makes everything that is shared.
@MainActor
public final class AppRoot {
  private let store: any KeyValueStore
  private let closeStore: () throws -> Void

  /// The user who is logged in, or nil.
  public private(set) var user: UserScope?

  /// What the system calls when somebody speaks to the app.
  public private(set) lazy var voice = VoiceCommands { [weak self] in self?.user?.reminders }

  /// Makes the app on `store`, which `close` puts away.
  public init(store: any KeyValueStore, close: @escaping () throws -> Void = {}) {
    self.store = store
    closeStore = close
  }

  /// Begins the time of one user, and ends that of the one before.
  @discardableResult public func logIn(_ name: String) -> UserScope {
    let scope = UserScope(store: UserStore(user: name, store: store))
    user = scope
    return scope
  }

  /// Ends the time of the user who is logged in.
  public func logOut() {
    user = nil
  }

  /// Puts away what this root has opened.
  ///
  /// No other object does.
  ///
  /// - Throws: What the store's own method throws. You can call this again.
  public func close() throws {
    try closeStore()
  }
}

// The roots, one for each purpose.
extension AppRoot {
  /// Opens the user's own file.
  ///
  /// - Throws: `FileStoreError` if the file can't be opened.
  public static func live(file: URL) async throws -> AppRoot {
    let store = try await FileStore.open(file)
    return AppRoot(store: store, close: store.save)
  }

  /// Makes an app for previews and demos, which shows two reminders and keeps nothing.
  public static func demo() throws -> AppRoot {
    let root = AppRoot(store: MemoryStore())
    let reminders = root.logIn("Demo").reminders
    try reminders.add("Water the plants")
    try reminders.add("Pay rent")
    return root
  }
}
