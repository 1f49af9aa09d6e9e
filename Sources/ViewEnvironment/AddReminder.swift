/// A button that gives a new reminder its id.
///
/// The generator comes through the initializer.
public struct AddReminder: Screen {
  private let ids: ReminderIdGenerator
  private let added: (Int) -> Void

  /// Makes a button that passes each new id to `added`.
  public init(ids: ReminderIdGenerator, added: @escaping (Int) -> Void) {
    self.ids = ids
    self.added = added
  }

  /// The button.
  public var body: some Component {
    Press("Add") { added(try ids.nextReminderId()) }
  }
}

/// The screen that a user sees after the login.
///
/// It takes the button as a component, so it depends on nothing that the button uses.
public struct HomeScreen<Add: Component>: Screen {
  private let session: Session
  private let add: Add

  /// Makes the screen of `session`.
  public init(session: Session, add: Add) {
    self.session = session
    self.add = add
  }

  /// The user, a reminder, and the button.
  public var body: some Component {
    Column(Line("Logged in as \(session.user)"), DueRow("Pay rent", hour: 15), add)
  }
}
