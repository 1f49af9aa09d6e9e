// wrong: A default argument lets `ListTab()` compile again, with a store that keeps nothing.
// sees: `ListTab()` still compiles

import ReminderStorage

// Exercise 10.3: move the check
//
// A settings file names the app's tabs, so the compiler can't know which of them a user has.
// `makeTabs` creates each tab by its name, and then assigns the store if a cast finds that the tab
// takes one. `QuickTab` lacks the conformance to `NeedsStore`, and so it never gets its store.
//
// Move this check to the compiler. It must refuse `ListTab()` and `QuickTab()`, and accept
// `ListTab(store:)` and `QuickTab(store:)`. Then nothing needs `NeedsStore` and the cast any more.
// An unknown name must still throw an error, because only the settings file knows the names.

/// Creates the tabs in the order of `names`.
///
/// It uses `store` only to pass it along: nothing is read or written before a tab is tapped.
func makeTabs(named names: [String], store: any KeyValueStore) throws(UnknownTab) -> [any Tab] {
  var tabs: [any Tab] = []
  for name in names {
    guard let makeTab = tabMakers[name] else { throw UnknownTab(name: name) }
    tabs.append(makeTab(store))
  }
  return tabs
}

/// A closure for each name that a settings file may contain.
private let tabMakers: [String: @Sendable (any KeyValueStore) -> any Tab] = [
  "list": { ListTab(store: $0) },
  "quick": { QuickTab(store: $0) },
  "about": { _ in AboutTab() },
]

/// Adds a reminder to the list.
struct ListTab: Tab {
  let store: any KeyValueStore

  init(store: any KeyValueStore = NoStore()) {
    self.store = store
  }

  func tap() throws -> String {
    "#\(try nextReminderId(in: store)) New reminder"
  }
}

/// Adds a reminder for today.
struct QuickTab: Tab {
  let store: any KeyValueStore

  func tap() throws -> String {
    "#\(try nextReminderId(in: store)) Today's reminder"
  }
}

/// Shows the version, and needs no store.
struct AboutTab: Tab {
  func tap() -> String { "Version 1" }
}

protocol Tab {
  /// Returns the line that the tab shows after a tap.
  func tap() throws -> String
}

struct NoStore: KeyValueStore {
  func object(forKey key: String) -> Any? { nil }
  func set(_ value: Any?, forKey key: String) {}
}

/// The settings file contains a name that is no tab's.
struct UnknownTab: Error, Equatable {
  let name: String
}

private func nextReminderId(in store: any KeyValueStore) throws(ReminderIdError) -> Int {
  let id = try reminderId(after: store.object(forKey: currentReminderId))
  store.set(id, forKey: currentReminderId)
  return id
}
