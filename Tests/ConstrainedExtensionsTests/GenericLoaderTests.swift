import ConstrainedExtensions
import Testing
import UIKitStandIn

/// The other place for the method: the object that loads. It is in this file alone.
extension NibLoading {
  fileprivate func make<Object: NibCreatable>(
    _ type: Object.Type, owner: Any?
  ) throws(NibError) -> Object {
    try type.createFromNib(from: self, owner: owner)
  }
}

@MainActor
struct GenericLoaderTests {
  @Test func `a method of the nibs makes an object of the type that is passed`() throws {
    let nibs = FakeNibs(nibs: ["MyCell": { _ in [MyCell()] }])

    let cell = try nibs.make(MyCell.self, owner: nil)

    #expect(type(of: cell) == MyCell.self)
  }

  @Test func `a double's own nibs are used`() {
    let nibs: any NibLoading = FakeNibs(nibs: [:])

    #expect(throws: NibError.missing(nib: "MyCell")) { try nibs.make(MyCell.self, owner: nil) }
  }
}
