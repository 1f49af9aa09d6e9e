import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

/// What no compiler does: these tests compare the names of types with the names of files.
@MainActor
struct NibNameTests {
  /// Every type that is made from a nib; a new one goes in here.
  private let types: [any NibCreatable.Type] = [MyCell.self, EmptyListView.self]

  @Test func `each type has a nib that makes it`() {
    for type in types {
      #expect(throws: Never.self, "\(type)") { try type.createFromNib(from: Bundle.reminderNibs) }
    }
  }

  @Test func `each nib has a type that is made from it`() {
    let files = Bundle.reminderNibs.paths(forResourcesOfType: "nib", inDirectory: nil)
    let names = files.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }

    #expect(Set(names) == Set(types.map { $0.nibName }))
  }

  @Test func `a renamed type asks for a nib that is not there`() {
    /// What `MyCell` is called after a refactoring.
    final class ReminderCell: UIView, NibCreatable {}

    #expect(throws: NibError.missing(nib: "ReminderCell")) {
      try ReminderCell.createFromNib(from: Bundle.reminderNibs)
    }
  }

  @Test func `two nested types ask for the same nib, and one of them gets the other`() {
    let nibs = FakeNibs(nibs: ["Row": { [Inbox.Row()] }])

    let mine = String(reflecting: Settings.Row.self)
    let found = [String(reflecting: Inbox.Row.self)]
    #expect(throws: NibError.lacks(type: mine, nib: "Row", found: found)) {
      try Settings.Row.createFromNib(from: nibs)
    }
  }

  @Test func `a generic type asks for a nib that no file is named after`() {
    #expect(List<Int>.nibName == "List<Int>")
    #expect(List<String>.nibName == "List<String>")
  }

  @Test func `a subclass asks for a nib of its own`() throws {
    let nibs = FakeNibs(nibs: ["BaseCell": { [BaseCell()] }])

    #expect(throws: Never.self) { try BaseCell.createFromNib(from: nibs) }
    #expect(throws: NibError.missing(nib: "UrgentCell")) {
      try UrgentCell.createFromNib(from: nibs)
    }
  }

  @Test func `a type can say another name, and that nib is asked for`() throws {
    let nibs = FakeNibs(nibs: ["InboxHeader": { [Inbox.Header()] }])

    #expect(throws: Never.self) { try Inbox.Header.createFromNib(from: nibs) }
  }

  @Test func `a failure tells the nib by the name that the type said`() {
    let nibs = FakeNibs(nibs: ["InboxHeader": { [] }])

    let mine = String(reflecting: Inbox.Header.self)
    #expect(throws: NibError.lacks(type: mine, nib: "InboxHeader", found: [])) {
      try Inbox.Header.createFromNib(from: nibs)
    }
  }

  #if !canImport(ObjectiveC)
    @Test func `the class's own name ends the process for a nested type`() async {
      await #expect(processExitsWith: .failure) {
        _ = NSStringFromClass(Nested.Row.self)
      }
    }
  #endif
}

private enum Inbox {
  final class Row: UIView, NibCreatable {}

  final class Header: UIView, NibCreatable {
    static let nibName = "InboxHeader"
  }
}

private enum Settings {
  final class Row: UIView, NibCreatable {}
}

private final class List<Item>: UIView, NibCreatable {}

private class BaseCell: UIView, NibCreatable {}

private final class UrgentCell: BaseCell {}

enum Nested {
  final class Row {}
}
