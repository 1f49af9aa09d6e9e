import ConstrainedExtensions
import Testing
import UIKitStandIn

/// The other way: an extension on every view. It is in this file alone.
extension UIView {
  fileprivate static func createOnAnyView(from nibs: any NibLoading) -> UIView? {
    let objects = try? nibs.objects(inNib: String(describing: self), owner: nil)
    return objects?.last as? UIView
  }

  /// The same with `Self`, which needs no cast.
  fileprivate static func createSelfOnAnyView(from nibs: any NibLoading) -> Self? {
    let objects = try? nibs.objects(inNib: String(describing: self), owner: nil)
    return objects?.last as? Self
  }
}

@MainActor
struct EveryViewTests {
  private let nibs = FakeNibs(nibs: ["MyCell": { _ in [MyCell()] }])

  @Test func `it returns any view, so each caller casts`() {
    let view = MyCell.createOnAnyView(from: nibs)

    #expect(type(of: view) == UIView?.self)
    #expect(view as? MyCell != nil)
  }

  @Test func `it returns a view of another class, and reports nothing`() {
    let nibs = FakeNibs(nibs: ["MyCell": { _ in [UILabel()] }])

    #expect(MyCell.createOnAnyView(from: nibs) is UILabel)
  }

  @Test func `it is on views that have no nib, and returns nil there`() {
    #expect(UILabel.createOnAnyView(from: nibs) == nil)
    #expect(UITableView.createOnAnyView(from: nibs) == nil)
  }

  @Test func `Self saves the cast, and it is still on every view`() throws {
    let cell = try #require(MyCell.createSelfOnAnyView(from: nibs))

    #expect(type(of: cell) == MyCell.self)
    #expect(UILabel.createSelfOnAnyView(from: nibs) == nil)
  }
}
