import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

/// What only a real file can do, and get wrong.
@MainActor
struct BundleTests {
  private let myCell = String(reflecting: MyCell.self)

  @Test func `a bundle without the file reports it`() throws {
    try withBundle(["Other.nib": "[]"]) { bundle in
      #expect(throws: NibError.missing(nib: "MyCell")) {
        try MyCell.createFromNib(from: bundle, owner: nil)
      }
    }
  }

  @Test func `the bundle of a class has no resources of a package`() throws {
    #expect(throws: NibError.missing(nib: "MyCell")) {
      try MyCell.createFromNib(from: Bundle(for: MyCell.self), owner: nil)
    }
  }

  @Test(arguments: ["", "not a nib", #"{"class": "UIView"}"#])
  func `a file that is no nib is reported`(content: String) throws {
    try withBundle(["MyCell.nib": content]) { bundle in
      #expect(throws: NibError.damaged(nib: "MyCell")) {
        try MyCell.createFromNib(from: bundle, owner: nil)
      }
    }
  }

  @Test func `a nib without objects is reported`() throws {
    try withBundle(["MyCell.nib": "[]"]) { bundle in
      #expect(throws: NibError.lacks(type: myCell, nib: "MyCell", found: [])) {
        try MyCell.createFromNib(from: bundle, owner: nil)
      }
    }
  }

  @Test func `a nib that names a class of before the rename gives a plain view`() throws {
    let nib = #"[{"class": "ConstrainedExtensions.ReminderCell"}]"#
    try withBundle(["MyCell.nib": nib]) { bundle in
      let found = [String(reflecting: UIView.self)]
      #expect(throws: NibError.lacks(type: myCell, nib: "MyCell", found: found)) {
        try MyCell.createFromNib(from: bundle, owner: nil)
      }
    }
  }

  @Test func `the nib connects the label of a cell`() throws {
    let cell = try MyCell.createFromNib(from: Bundle.reminderNibs, owner: nil)

    let label = try #require(cell.label)
    #expect(label.text == "Reminder")
    #expect(label.superview === cell)
  }

  @Test func `an outlet that is renamed in the code alone ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let label = #"{"class": "UILabel", "outlet": "titleLabel"}"#
      let nib = #"[{"class": "ConstrainedExtensions.MyCell", "subviews": [\#(label)]}]"#
      try? withBundle(["MyCell.nib": nib]) { bundle in
        _ = try MyCell.createFromNib(from: bundle, owner: nil)
      }
    }
  }

  @Test func `loading without a look at the file first ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      guard Bundle.main.loadNibNamed("Gone", owner: nil, options: nil) != nil else { return }
    }
  }
}
