import ConstrainedExtensions
import Testing
import UIKitStandIn

/// The other way: an extension on every view. It is in this file alone.
extension UIView {
  fileprivate static func createOnAnyView(from nibs: any NibLoading) -> UIView? {
    let objects = try? nibs.objects(inNib: String(describing: self))
    return objects?.last as? UIView
  }

  /// The same with `Self`, which needs no cast.
  fileprivate static func createSelfOnAnyView(from nibs: any NibLoading) -> Self? {
    let objects = try? nibs.objects(inNib: String(describing: self))
    return objects?.last as? Self
  }
}

@MainActor
struct EveryViewTests {
  private let nibs = FakeNibs(nibs: ["MyCell": { [MyCell()] }])

  @Test func `it gives any view, so each caller casts`() {
    let view = MyCell.createOnAnyView(from: nibs)

    #expect(type(of: view) == UIView?.self)
    #expect(view as? MyCell != nil)
  }

  @Test func `it hands out a view of another class without a word`() {
    let nibs = FakeNibs(nibs: ["MyCell": { [UILabel()] }])

    #expect(MyCell.createOnAnyView(from: nibs) is UILabel)
  }

  @Test func `it is on views that have no nib, and gives nil there`() {
    #expect(UILabel.createOnAnyView(from: nibs) == nil)
    #expect(UITableView.createOnAnyView(from: nibs) == nil)
  }

  @Test func `Self saves the cast, and it is still on every view`() throws {
    let cell = try #require(MyCell.createSelfOnAnyView(from: nibs))

    #expect(type(of: cell) == MyCell.self)
    #expect(UILabel.createSelfOnAnyView(from: nibs) == nil)
  }
}
