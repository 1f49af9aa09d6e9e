public import Foundation
public import ReminderFeature
public import ReminderStorage

/// Holds what one user's screens share, and makes those screens.
@MainActor
public final class UserScope {
  /// A new one for each login, unlike an address, which the next scope may get.
  public let id = UUID()

  /// The user's reminders, which all of the user's screens share.
  public let reminders: ReminderList

  // Not public: no other module makes a scope.
  init(store: UserStore) {
    reminders = ReminderList(store: store)
  }

  /// Makes a new list screen.
  public func makeListScreen() -> ListScreen { ListScreen(reminders: reminders) }

  /// Makes a new sheet.
  public func makeQuickAddSheet() -> QuickAddSheet { QuickAddSheet(reminders: reminders) }
}

/// Keeps the values of one user apart from those of others, in the same store.
public struct UserStore: SavableStore {
  private let user: String
  private let store: any SavableStore

  /// Makes the part of `store` that belongs to `user`.
  public init(user: String, store: any SavableStore) {
    self.user = user
    self.store = store
  }

  /// Returns the user's value for `key`.
  public func object(forKey key: String) -> Any? { store.object(forKey: "\(user): \(key)") }

  /// Stores the user's value for `key`.
  public func set(_ value: Any?, forKey key: String) { store.set(value, forKey: "\(user): \(key)") }

  /// Saves the store, with the values of all users.
  public func save() throws { try store.save() }
}
