public import Foundation
import Observation
public import ReminderFeature
public import ReminderStorage
import ReminderStores

/// Holds what the whole app shares, and who is logged in.
///
/// It is part of each composition root below, and each of these chooses its store.
@MainActor
public final class AppScope {
  private let store: any SavableStore
  private let current = CurrentUser()

  /// The object that handles voice commands as long as the app runs.
  public let voice: VoiceCommands

  /// The user who is logged in, or nil.
  ///
  /// Windows see a change.
  public var user: UserScope? { current.user }

  /// Makes the app on `store`, which each list saves after a change.
  public init(store: any SavableStore) {
    self.store = store
    voice = VoiceCommands { [current] in current.user?.reminders }
  }

  /// Logs in a user, in place of the previous one.
  @discardableResult public func logIn(_ name: String) -> UserScope {
    let scope = UserScope(store: UserStore(user: name, store: store))
    current.user = scope
    return scope
  }

  /// Logs out the user who is logged in, if there is one.
  public func logOut() {
    current.user = nil
  }
}

/// Holds who is logged in, for `AppScope` and for what outlives a user.
///
/// Windows see a change, and can drop the previous user's screens.
@MainActor
@Observable
private final class CurrentUser {
  var user: UserScope?
}

// The composition roots, one for each purpose.
extension AppScope {
  /// Opens the app's own file.
  ///
  /// Call it once for a file: two scopes of one file overwrite each other's changes.
  ///
  /// - Throws: `FileStoreError` if the file can't be opened.
  public static func live(file: URL) async throws -> AppScope {
    AppScope(store: try await FileStore.open(file))
  }

  /// Makes an app for previews and demos, which shows two reminders and keeps nothing.
  public static func demo() throws -> AppScope {
    let app = AppScope(store: MemoryStore())
    let reminders = app.logIn("Demo").reminders
    try reminders.add("Water the plants")
    try reminders.add("Pay rent")
    return app
  }
}
