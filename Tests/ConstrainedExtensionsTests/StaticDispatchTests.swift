import ConstrainedExtensions
import Testing
import UIKitStandIn

/// What a type can replace: a requirement, and nothing that only an extension declares.
@MainActor
struct StaticDispatchTests {
  private let nibs = FakeNibs(nibs: ["Badge": { _ in [Badge()] }])

  @Test func `a generic caller does not call a type's own createAndAdd`() throws {
    let list = UIView()

    try Badge.createAndAdd(to: list, from: nibs, owner: nil)
    #expect(list.subviews.map(\.isHidden) == [true])

    try add(Badge.self, to: list)
    #expect(list.subviews.map(\.isHidden) == [true, false])
  }

  private func add<Page: NibCreatable & UIView>(_ page: Page.Type, to list: UIView) throws {
    try page.createAndAdd(to: list, from: nibs, owner: nil)
  }
}

/// A view that would like to be added without being seen.
private final class Badge: UIView, NibCreatable {
  @discardableResult
  static func createAndAdd(
    to superview: UIView, from nibs: any NibLoading, owner: Any?
  ) throws(NibError) -> Self {
    let badge = try createFromNib(from: nibs, owner: owner)
    badge.isHidden = true
    superview.addSubview(badge)
    return badge
  }
}
