import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

/// What only a real file can get wrong.
@MainActor
struct BundleTests {
  private let myCell = String(reflecting: MyCell.self)

  @Test func `a bundle without the file reports it`() throws {
    try withBundle(["Other.nib": "[]"]) { bundle in
      #expect(throws: NibError.missing(nib: "MyCell")) {
        try MyCell.createFromNib(from: bundle)
      }
    }
  }

  @Test(arguments: ["", "not a nib", #"{"class": "UIView"}"#])
  func `a file that is no nib is reported`(content: String) throws {
    try withBundle(["MyCell.nib": content]) { bundle in
      #expect(throws: NibError.damaged(nib: "MyCell")) {
        try MyCell.createFromNib(from: bundle)
      }
    }
  }

  @Test func `a nib without objects is reported`() throws {
    try withBundle(["MyCell.nib": "[]"]) { bundle in
      #expect(throws: NibError.lacks(type: myCell, nib: "MyCell", found: [])) {
        try MyCell.createFromNib(from: bundle)
      }
    }
  }

  @Test func `a nib that names a class of before the rename gives a plain view`() throws {
    let nib = #"[{"class": "ConstrainedExtensions.ReminderCell"}]"#
    try withBundle(["MyCell.nib": nib]) { bundle in
      let found = [String(reflecting: UIView.self)]
      #expect(throws: NibError.lacks(type: myCell, nib: "MyCell", found: found)) {
        try MyCell.createFromNib(from: bundle)
      }
    }
  }

  @Test func `loading without a look at the file first ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      guard Bundle.main.loadNibNamed("Gone", owner: nil, options: nil) != nil else { return }
    }
  }

  /// Runs `body` with a bundle of these files, by name, and removes it afterwards.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "di-workbook-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A bundle lists its folder once, so the files must be there before it is made.
    for (name, content) in files {
      try Data(content.utf8).write(to: folder.appending(path: name))
    }
    try body(#require(Bundle(url: folder)))
  }
}
