// why: An enum of the names reads the settings file, and makes each tab with its store.

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
  try names.map { name throws(UnknownTab) in
    guard let kind = Kind(rawValue: name) else { throw UnknownTab(name: name) }
    return kind.tab(store)
  }
}

/// What a settings file may contain.
private enum Kind: String {
  case list, quick, about

  func tab(_ store: any KeyValueStore) -> any Tab {
    switch self {
    case .list: ListTab(store: store)
    case .quick: QuickTab(store: store)
    case .about: AboutTab()
    }
  }
}

/// Adds a reminder to the list.
final class ListTab: Tab {
  private let nextId: () throws -> Int

  init(store: any KeyValueStore) {
    nextId = { try nextReminderId(in: store) }
  }

  func tap() throws -> String {
    "#\(try nextId()) New reminder"
  }
}

/// Adds a reminder for today.
struct QuickTab: Tab {
  private let stores: [any KeyValueStore]

  init(store: any KeyValueStore) {
    stores = [store]
  }

  func tap() throws -> String {
    try stores.map { "#\(try nextReminderId(in: $0)) Today's reminder" }.joined()
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

/// The settings file contains a name that is no tab's.
struct UnknownTab: Error, Equatable {
  let name: String
}

private func nextReminderId(in store: any KeyValueStore) throws(ReminderIdError) -> Int {
  let id = try reminderId(after: store.object(forKey: currentReminderId))
  store.set(id, forKey: currentReminderId)
  return id
}
