import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import DispatchSafetyExercises

@Suite(.exercise("10.3")) struct MoveTheCheck {
  private let store = SpyStore()

  @Test func `the compiler refuses a list tab without a store`() {
    #expect(
      !canBeMadeWithoutStore(ListTab.init),
      "a ListTab can still be created without a store, or with nil in its place")
  }

  @Test func `the compiler refuses a quick tab without a store`() {
    #expect(
      !canBeMadeWithoutStore(QuickTab.init),
      "a QuickTab can still be created without a store, or with nil in its place")
  }

  @Test func `no tab can be created without naming a store`() {
    #expect(
      isRefused(ListTab() as Any),
      "`ListTab()` still compiles; does `init(store:)` have a default argument?")
    #expect(
      isRefused(QuickTab() as Any),
      "`QuickTab()` still compiles; does `init(store:)` have a default argument?")
  }

  @Test(arguments: [
    (name: "list", line: "#0 New reminder"), (name: "quick", line: "#0 Today's reminder"),
    (name: "about", line: "Version 1"),
  ])
  func `each name creates its tab`(name: String, line: String) throws {
    let lines = try makeTabs(named: [name], store: store).map { try $0.tap() }
    #expect(
      lines == [line],
      """
      the settings name the tab "\(name)"; its tap must show ["\(line)"], and it showed \(lines)
      """)
  }

  @Test func `the tabs are in the order of the names and share the store`() throws {
    let tabs = try makeTabs(named: ["quick", "about", "list", "quick"], store: store)
    let lines = try tabs.map { try $0.tap() }
    #expect(
      lines == ["#0 Today's reminder", "Version 1", "#1 New reminder", "#2 Today's reminder"],
      "the settings name quick, about, list and quick, and one tap on each showed \(lines)")
  }

  @Test func `no names are no tabs`() throws {
    let count = try makeTabs(named: [], store: store).count
    #expect(count == 0, "the settings name no tab, and there are \(count)")
  }

  @Test(arguments: [["clock"], ["list", "clock"], ["clock", "list"], ["List"]])
  func `an unknown name is an error`(names: [String]) {
    let unknown = names.first { $0 != "list" } ?? ""
    #expect(
      throws: UnknownTab(name: unknown),
      "the settings name \(names), and there is no \"\(unknown)\"; the error must say so"
    ) {
      try makeTabs(named: names, store: store)
    }
  }

  @Test func `creating tabs leaves the store alone`() throws {
    _ = try makeTabs(named: ["list", "quick", "about"], store: store)
    let keys = store.readKeys + store.writtenKeys
    #expect(
      keys.isEmpty, "three tabs were created, none was tapped, and the store was used: \(keys)")
  }

  @Test func `tabs over two stores stay apart`() throws {
    let other = SpyStore(["currentReminderId": 41])
    let mine = try makeTabs(named: ["list", "quick"], store: store)
    let yours = try makeTabs(named: ["list", "quick"], store: other)
    let lines = try [mine[0], yours[0], mine[1], yours[1]].map { try String($0.tap().prefix(3)) }
    #expect(
      lines == ["#0 ", "#42", "#1 ", "#43"],
      """
      one store is empty and the other one holds 41; taps on their tabs in turn must show #0, #42, \
      #1 and #43, and they showed \(lines)
      """)
  }

  @Test(arguments: ["list", "quick"])
  func `an error of the store reaches the caller`(name: String) throws {
    let broken = SpyStore(["currentReminderId": "seven"])
    let tabs = try makeTabs(named: [name], store: broken)
    #expect(
      throws: ReminderIdError.self,
      "the store holds \"seven\", which is no id; a tap on the \(name) tab must throw the error"
    ) {
      try tabs[0].tap()
    }
  }

  @Test(arguments: ["list", "quick"])
  func `each tap stores its id`(name: String) throws {
    let tabs = try makeTabs(named: [name], store: store)
    for _ in 1...3 { _ = try tabs[0].tap() }
    let last = store.object(forKey: currentReminderId) as? Int
    #expect(
      last == 2 && store.writtenKeys.count == 3,
      """
      after three taps on the \(name) tab the store must hold 2, after three writes; it holds \
      \(last.map(String.init) ?? "nothing"), after \(store.writtenKeys.count)
      """)
  }
}

// MARK: - What the compiler accepts

// The compiler takes the overload that fits best, and `Any` only if no other one fits.

private func canBeMadeWithoutStore<Made>(_ make: () -> Made) -> Bool { true }
private func canBeMadeWithoutStore<Made>(_ make: ((any KeyValueStore)?) -> Made) -> Bool { true }
private func canBeMadeWithoutStore<Made>(_ make: (SpyStore) -> Made) -> Bool { false }
private func canBeMadeWithoutStore(_ make: Any) -> Bool { false }

// The compiler takes this initializer, which makes nothing, only if the tab has none that fits.

extension Tab {
  fileprivate init?(_ none: Never? = nil) { return nil }
}

private func isRefused(_ made: Any) -> Bool { Mirror(reflecting: made).displayStyle == .optional }
