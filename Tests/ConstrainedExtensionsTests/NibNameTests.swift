import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

/// What no compiler checks: these tests compare the names of types with the names of files.
@MainActor
struct NibNameTests {
  /// Every type that is made from a nib; a new one goes in here.
  private let types: [any NibCreatable.Type] = [MyCell.self, EmptyListView.self]

  // A nib that connects an owner would end the process here: it needs a test of its own.
  @Test func `each type has a nib that makes it`() {
    for type in types {
      #expect(throws: Never.self, "\(type)") {
        try type.createFromNib(from: Bundle.reminderNibs, owner: nil)
      }
    }
  }

  // An app's bundle also has the nibs of screens: subtract their names.
  @Test func `each nib has a type that is made from it`() {
    let files = Bundle.reminderNibs.paths(forResourcesOfType: "nib", inDirectory: nil)
    let names = files.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }

    #expect(Set(names) == Set(types.map { $0.nibName }))
  }

  @Test func `each cell's nib has its name as the identifier`() throws {
    let cellTypes = types.compactMap { $0 as? any (UITableViewCell & NibCreatable).Type }
    for type in cellTypes {
      let cell = try type.createFromNib(from: Bundle.reminderNibs, owner: nil)
      #expect(cell.reuseIdentifier == type.nibName)
    }
    #expect(!cellTypes.isEmpty)
  }

  @Test func `a renamed type has no nib`() {
    /// What `MyCell` is called after a refactoring.
    final class ReminderCell: UITableViewCell, NibCreatable {}

    #expect(throws: NibError.missing(nib: "ReminderCell")) {
      try ReminderCell.createFromNib(from: Bundle.reminderNibs, owner: nil)
    }
  }

  @Test func `two nested types have one nib name, and one of them gets the other's view`() {
    let nibs = FakeNibs(nibs: ["Row": { _ in [Inbox.Row()] }])

    let mine = String(reflecting: Settings.Row.self)
    let found = [String(reflecting: Inbox.Row.self)]
    #expect(throws: NibError.lacks(type: mine, nib: "Row", found: found)) {
      try Settings.Row.createFromNib(from: nibs, owner: nil)
    }
  }

  @Test func `a generic type's nib has brackets in its name`() {
    #expect(List<Int>.nibName == "List<Int>")
    #expect(List<String>.nibName == "List<String>")
  }

  @Test func `a subclass needs a nib of its own`() throws {
    let nibs = FakeNibs(nibs: ["BaseCell": { _ in [BaseCell()] }])

    #expect(throws: Never.self) { try BaseCell.createFromNib(from: nibs, owner: nil) }
    #expect(throws: NibError.missing(nib: "UrgentCell")) {
      try UrgentCell.createFromNib(from: nibs, owner: nil)
    }
  }

  @Test func `a type can declare another name, and that nib is loaded`() throws {
    let nibs = FakeNibs(nibs: ["InboxHeader": { _ in [Inbox.Header()] }])

    #expect(throws: Never.self) { try Inbox.Header.createFromNib(from: nibs, owner: nil) }
  }

  @Test func `a name that belongs to an object is passed over`() {
    #expect(Inbox.Footer().nibName == "InboxFooter")
    #expect(Inbox.Footer.nibName == "Footer")
  }

  @Test func `an error has the name that the type declares`() {
    let nibs = FakeNibs(nibs: ["InboxHeader": { _ in [] }])

    let mine = String(reflecting: Inbox.Header.self)
    #expect(throws: NibError.lacks(type: mine, nib: "InboxHeader", found: [])) {
      try Inbox.Header.createFromNib(from: nibs, owner: nil)
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

  /// A near miss: the requirement is static.
  final class Footer: UIView, NibCreatable {
    let nibName = "InboxFooter"
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
