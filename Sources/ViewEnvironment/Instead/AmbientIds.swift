private enum ReminderIdsKey: SurroundingsKey {
  static var defaultValue: ReminderIdGenerator { ReminderIdGenerator(store: MemoryStore()) }
}

extension Surroundings {
  /// The ids of new reminders.
  ///
  /// Without an override, each screen counts from 0.
  public var ids: ReminderIdGenerator {
    get { self[ReminderIdsKey.self] }
    set { self[ReminderIdsKey.self] = newValue }
  }
}

/// What people do instead: the button reads its generator from the surroundings.
public struct AmbientAddReminder: Screen {
  @Surrounding(\.ids) private var ids
  private let added: (Int) -> Void

  /// Makes a button that passes each new id to `added`.
  public init(added: @escaping (Int) -> Void) {
    self.added = added
  }

  /// The button.
  public var body: some Component {
    Press("Add") { added(try ids.nextReminderId()) }
  }
}
