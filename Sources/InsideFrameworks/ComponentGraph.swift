public import ReminderStorage

/// What the component of the new-reminder screen takes from the components above it.
public protocol NewReminderParts {
  /// Where the last id is kept.
  var store: any KeyValueStore { get }
  /// The ids of one user.
  var ids: ReminderIdGenerator { get }
}

/// The root of a graph of components, with Needle's names and SafeDI's wiring, in a page.
///
/// Its form of Part I is constructor injection: each component takes its parts in the initializer,
/// and the compiler checks that they are there. (Needle's own components take only their parent, and
/// find their parts in a registry that generated code fills.) This one lives as long as the app.
public final class AppComponent {
  /// Where the last id is kept.
  public let store: any KeyValueStore

  /// Makes the root of the graph.
  public init(store: any KeyValueStore) { self.store = store }

  /// Makes the component of a user, below this one.
  public func user() -> UserComponent { UserComponent(app: self) }
}

/// Lives as long as a user is logged in.
public final class UserComponent {
  /// The ids of one user, shared by all components below this one.
  public let ids: ReminderIdGenerator

  private let app: AppComponent

  init(app: AppComponent) {
    self.app = app
    ids = ReminderIdGenerator(store: app.store)
  }

  /// Makes the component of the new-reminder screen, below this one.
  ///
  /// Nobody can pair a user with another app's store, because the user has kept its app.
  public func newReminder() -> NewReminderComponent {
    NewReminderComponent(parts: GeneratedNewReminderParts(user: self, app: app))
  }
}

/// Makes the new-reminder screen; it can't tell which component has which part.
public struct NewReminderComponent {
  /// What the component takes from those above it.
  public let parts: any NewReminderParts

  /// Makes the component from its parts.
  public init(parts: any NewReminderParts) { self.parts = parts }

  /// Saves a reminder, which ends its draft, and returns its id.
  public func save() throws(ReminderIdError) -> Int {
    let id = try parts.ids.nextReminderId()
    parts.store.set(nil, forKey: "draft")
    return id
  }
}

// MARK: - What a generator writes

/// Finds each part in the nearest component that has it.
struct GeneratedNewReminderParts: NewReminderParts {
  let user: UserComponent
  let app: AppComponent

  var store: any KeyValueStore { app.store }
  var ids: ReminderIdGenerator { user.ids }
}
