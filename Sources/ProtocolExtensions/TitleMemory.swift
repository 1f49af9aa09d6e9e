public import ReminderStorage

/// Remembers the title of the reminder that was added last.
public protocol TitleMemory {
  /// The title that was remembered last, or nil if there is none.
  var lastTitle: String? { get }

  /// Remembers a title in place of the one before.
  func remember(_ title: String)
}

/// Remembers the title in a store.
public protocol StoredTitleMemory: TitleMemory {
  /// The store in which the last title is kept.
  var titleStore: any KeyValueStore { get }
}

extension StoredTitleMemory {
  /// The title that was remembered last, or nil if there is none.
  public var lastTitle: String? { titleStore.object(forKey: "lastTitle") as? String }

  /// Remembers a title in place of the one before, under "lastTitle".
  public func remember(_ title: String) { titleStore.set(title, forKey: "lastTitle") }
}
