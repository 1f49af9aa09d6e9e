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

  // `FakeNibs` hides this: its closures make any object, and a nib has only the name of a class.
  // The process is one of its own, because Foundation writes a line on each such name.
  @Test func `a nib finds neither a nested class nor a generic one by its name`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let types: [any NibCreatable.Type] = [Inbox.Row.self, List<Int>.self]
      for type in types {
        let mine = String(reflecting: type)
        try withBundle(["\(type.nibName).nib": #"[{"class": "\#(mine)"}]"#]) { bundle in
          let found = [String(reflecting: UIView.self)]
          #expect(throws: NibError.lacks(type: mine, nib: type.nibName, found: found)) {
            try type.createFromNib(from: bundle, owner: nil)
          }
        }
      }
    }
  }

  @Test func `a subclass needs a nib of its own`() throws {
    let nibs = FakeNibs(nibs: ["BaseCell": { _ in [BaseCell()] }])

    #expect(throws: Never.self) { try BaseCell.createFromNib(from: nibs, owner: nil) }
    #expect(throws: NibError.missing(nib: "UrgentCell")) {
      try UrgentCell.createFromNib(from: nibs, owner: nil)
    }
  }

  @Test func `a name that only a subclass declares is passed over`() {
    let nibs = FakeNibs(nibs: ["BaseCell": { _ in [QuietCell()] }])

    #expect(QuietCell.nibName == "BaseCell")
    #expect(throws: NibError.missing(nib: "QuietCell")) {
      try QuietCell.createFromNib(from: nibs, owner: nil)
    }
  }

  @Test func `a subclass can override the name that its superclass declares`() throws {
    let nib = #"[{"class": "ConstrainedExtensionsTests.SmallHeader"}]"#
    try withBundle(["Small.nib": nib]) { bundle in
      #expect(throws: Never.self) { try SmallHeader.createFromNib(from: bundle, owner: nil) }
    }
  }

  @Test func `a type can declare another name, and that nib is loaded`() throws {
    let nib = #"[{"class": "ConstrainedExtensionsTests.InboxHeader"}]"#
    try withBundle(["Header.nib": nib]) { bundle in
      #expect(throws: Never.self) { try InboxHeader.createFromNib(from: bundle, owner: nil) }
    }
  }

  @Test func `a name that belongs to an object is passed over`() {
    #expect(Inbox.Footer().nibName == "InboxFooter")
    #expect(Inbox.Footer.nibName == "Footer")
  }

  @Test func `an error has the name that the type declares`() {
    let nibs = FakeNibs(nibs: ["Header": { _ in [] }])

    let mine = String(reflecting: InboxHeader.self)
    #expect(throws: NibError.lacks(type: mine, nib: "Header", found: [])) {
      try InboxHeader.createFromNib(from: nibs, owner: nil)
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

class InboxHeader: UIView, NibCreatable {
  class var nibName: String { "Header" }
}

final class SmallHeader: InboxHeader {
  override class var nibName: String { "Small" }
}

enum Inbox {
  final class Row: UIView, NibCreatable {}

  /// A near miss: the requirement is static.
  final class Footer: UIView, NibCreatable {
    let nibName = "InboxFooter"
  }
}

private enum Settings {
  final class Row: UIView, NibCreatable {}
}

final class List<Item>: UIView, NibCreatable {}

private class BaseCell: UIView, NibCreatable {}

private final class UrgentCell: BaseCell {}

/// A near miss: `BaseCell` conforms, so the default was chosen there.
private final class QuietCell: BaseCell {
  static var nibName: String { "BaseCell" }
}

enum Nested {
  final class Row {}
}
