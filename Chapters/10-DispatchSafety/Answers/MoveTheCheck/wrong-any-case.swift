// wrong: Accepts a name in capitals, too, which was unknown before.
// sees: there is no "List"; the error must say so

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
    guard let kind = TabName(rawValue: name.lowercased()) else { throw UnknownTab(name: name) }
    tabs.append(kind.makeTab(store: store))
  }
  return tabs
}

private enum TabName: String {
  case list, quick, about

  func makeTab(store: any KeyValueStore) -> any Tab {
    switch self {
    case .list: ListTab(store: store)
    case .quick: QuickTab(store: store)
    case .about: AboutTab()
    }
  }
}

/// Adds a reminder to the list.
struct ListTab: Tab {
  let store: any KeyValueStore

  func tap() throws -> String { "#\(try nextReminderId(in: store)) New reminder" }
}

/// Adds a reminder for today.
struct QuickTab: Tab {
  let store: any KeyValueStore

  func tap() throws -> String { "#\(try nextReminderId(in: store)) Today's reminder" }
}

/// Shows the version, and needs no store.
struct AboutTab: Tab {
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
