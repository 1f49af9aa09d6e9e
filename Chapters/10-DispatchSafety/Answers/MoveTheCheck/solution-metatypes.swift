// why: A list of types requires one initializer of them all, so AboutTab takes a store that it ignores.

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
  let types: [String: any StoreTab.Type] = [
    "list": ListTab.self, "quick": QuickTab.self, "about": AboutTab.self,
  ]
  var tabs: [any Tab] = []
  for name in names {
    guard let type = types[name] else { throw UnknownTab(name: name) }
    tabs.append(type.init(store: store))
  }
  return tabs
}

protocol StoreTab: Tab {
  init(store: any KeyValueStore)
}

/// Adds a reminder to the list.
struct ListTab: StoreTab {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func tap() throws -> String {
    "#\(try nextReminderId(in: store)) New reminder"
  }
}

/// Adds a reminder for today.
struct QuickTab: StoreTab {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func tap() throws -> String {
    "#\(try nextReminderId(in: store)) Today's reminder"
  }
}

/// Shows the version, and needs no store.
struct AboutTab: StoreTab {
  init(store: any KeyValueStore) {}

  func tap() -> String { "Version 1" }
}

protocol Tab {
  /// Returns the line that the tab shows after a tap.
  func tap() throws -> String
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
