import Foundation
import TestSupport
import Testing
import UIKitStandIn

/// A view that nibs of these tests name.
final class NibView: UIView {}

/// What the chapters rely on in nibs, asked of the stand-in that reads them.
@MainActor
struct UINibTests {
  @Test func `a nib gives its views in order, each of its class`() throws {
    let nib = #"[{"class": "UIKitStandInTests.NibView"}, {"class": "UILabel"}]"#
    try withNib(nib) { bundle throws in
      let objects = try #require(bundle.loadNibNamed("Nib", owner: nil))
      #expect(objects.count == 2)
      #expect(objects.first is NibView)
      #expect(objects.last is UILabel)
    }
  }

  @Test func `a view of a nib has its text and its subviews`() throws {
    let nib = #"[{"class": "UIView", "subviews": [{"class": "UILabel", "text": "Pay rent"}]}]"#
    try withNib(nib) { bundle throws in
      let view = try #require(bundle.loadNibNamed("Nib", owner: nil)?.first as? UIView)
      let label = try #require(view.subviews.first as? UILabel)
      #expect(view.subviews.count == 1)
      #expect(label.superview === view)
      #expect(label.text == "Pay rent")
    }
  }

  @Test func `a nib makes new views each time`() throws {
    try withNib(#"[{"class": "UIView"}]"#) { bundle throws in
      let first = try #require(bundle.loadNibNamed("Nib", owner: nil)?.first as? UIView)
      let second = try #require(bundle.loadNibNamed("Nib", owner: nil)?.first as? UIView)
      #expect(first !== second)
    }
  }

  @Test(arguments: ["MyApp.Gone", "Gone", "", "Foundation.NSObject"])
  func `a class that is no view becomes a plain view`(name: String) throws {
    try withNib(#"[{"class": "\#(name)"}]"#) { bundle throws in
      let view = try #require(bundle.loadNibNamed("Nib", owner: nil)?.first as? UIView)
      #expect(type(of: view) == UIView.self)
    }
  }

  @Test(arguments: ["UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell"])
  func `UIKit's own views come from nibs`(name: String) throws {
    try withNib(#"[{"class": "\#(name)"}]"#) { bundle throws in
      let view = try #require(bundle.loadNibNamed("Nib", owner: nil)?.first as? UIView)
      #expect(String(describing: type(of: view)) == name)
    }
  }

  @Test(arguments: ["", "{}", "[", #"[{"text": "no class"}]"#])
  func `a damaged nib gives nil`(content: String) throws {
    try withNib(content) { bundle in
      #expect(bundle.loadNibNamed("Nib", owner: nil) == nil)
    }
  }

  @Test func `an empty nib gives no objects`() throws {
    try withNib("[]") { bundle in
      #expect(bundle.loadNibNamed("Nib", owner: nil)?.isEmpty == true)
    }
  }

  @Test func `a nib that is not there ends the process, as in UIKit`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Bundle.main.loadNibNamed("Gone", owner: nil)
    }
  }

  @Test func `an outlet is set on the top-level view, at any depth`() throws {
    let label = #"{"class": "UILabel", "text": "Pay rent", "outlet": "label"}"#
    let nib = #"""
      [{"class": "UIView"}, {"class": "UIKitStandInTests.OutletView", "subviews": [
        {"class": "UIView", "subviews": [\#(label)]}]}]
      """#
    try withNib(nib) { bundle throws in
      let view = try #require(bundle.loadNibNamed("Nib", owner: nil)?.last as? OutletView)
      #expect(view.keys == ["label"])
      #expect(view.label?.text == "Pay rent")
    }
  }

  @Test func `an outlet of the owner is set on the object that is passed`() throws {
    try withNib(#"[{"class": "UILabel", "ownerOutlet": "title"}]"#) { bundle throws in
      let owner = OutletView()
      let objects = try #require(bundle.loadNibNamed("Nib", owner: owner))
      #expect(owner.keys == ["title"])
      #expect(owner.label === objects.first as? UILabel)
    }
  }

  @Test func `an outlet that an object lacks ends the process, as in UIKit`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().setValue(UILabel(), forKey: "label")
    }
  }

  @Test func `a row has its identifier from the nib`() throws {
    try withNib(#"[{"class": "UITableViewCell", "identifier": "Row"}]"#) { bundle throws in
      let row = try #require(bundle.loadNibNamed("Nib", owner: nil)?.first as? UITableViewCell)
      #expect(row.reuseIdentifier == "Row")
    }
  }

  @Test func `another coder makes an empty view`() {
    #expect(UILabel(coder: NSKeyedArchiver(requiringSecureCoding: true))?.text == nil)
  }

  /// Runs `body` with a bundle that holds `content` as "Nib.nib", and removes it afterwards.
  private func withNib(_ content: String, _ body: (Bundle) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try Data(content.utf8).write(to: folder.appending(path: "Nib.nib"))
      try body(#require(Bundle(url: folder)))
    }
  }
}

/// A view and an owner with an outlet.
final class OutletView: UIView {
  weak var label: UILabel?
  var keys: [String] = []

  override nonisolated func setValue(_ value: Any?, forKey key: String) {
    let label = value as? UILabel
    MainActor.assumeIsolated {
      self.label = label
      keys.append(key)
    }
  }
}
