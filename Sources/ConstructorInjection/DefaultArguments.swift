public import Foundation
public import ReminderStorage

/// Names reminders, and shows a default argument that does no harm.
///
/// The default style is *local*, because this module brings it along, and *stable*: the same id
/// gives the same label on each machine and in each run. A style such as "Reminder 0" would not be
/// stable in an app with translations, because it would read the user's language.
public struct ReminderLabels {
  private let ids: ReminderIdGenerator
  private let style: (Int) -> String

  /// Makes labels for the ids of a generator, in the usual style unless you pass another one.
  public init(ids: ReminderIdGenerator, style: @escaping (Int) -> String = { "#\($0)" }) {
    self.ids = ids
    self.style = style
  }

  /// Takes the next id, and makes a label of it.
  ///
  /// - Returns: The label, such as "#0".
  /// - Throws: ``ReminderIdError`` if there is no next id.
  public func nextLabel() throws(ReminderIdError) -> String {
    style(try ids.nextReminderId())
  }
}

/// The same generator, whose store has a default: convenient, and wrong.
///
/// The default is volatile, since the user's defaults remember. It is also foreign, since Foundation
/// brings it along. Mark Seemann called a constructor like this one *Bastard Injection*
/// (*Dependency Injection in .NET*, 2011, section 5.2).
public struct ConvenientReminderIdGenerator {
  private let store: any KeyValueStore

  /// Makes a generator that keeps its last id in `store`, or in the user's own defaults.
  public init(store: any KeyValueStore = UserDefaults.standard) {
    self.store = store
  }

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
