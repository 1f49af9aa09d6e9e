// wrong: Compares types, and so leaves out objects of a subclass.
// sees: a `LargeCell`, a subclass of `InboxCell`; take this one

import UIKitStandIn

// Exercise 13.3: inject the nibs
//
// Both methods below take nibs and an owner, but use the app's own nibs, and no owner. `create` also
// looks only at the last object in a nib, and throws the same error for two failures. `createAndAdd`
// adds nothing. Make the comments true. The owner is the object that the nib connects, so pass it
// along when you load the nib. Leave the protocols and the constraint as they are.

@MainActor
protocol NibMade: AnyObject {}

extension NibMade {
  /// Makes an object from the nib with the name of its type: the first one of this type.
  ///
  /// It throws `noNib` with the name if there is no such nib, and `noObject` with the name if the
  /// nib holds no object of the type.
  static func create(from nibs: any NibSource, owner: AnyObject?) throws(NibFailure) -> Self {
    let name = String(describing: Self.self)
    guard let objects = nibs.objects(inNib: name, owner: owner) else { throw .noNib(name) }
    guard let object = objects.lazy.first(where: { type(of: $0) == Self.self }) as? Self else {
      throw .noObject(name)
    }
    return object
  }
}

extension NibMade where Self: UIView {
  /// Makes a view from its nib, adds it to `superview`, and returns it.
  @discardableResult
  static func createAndAdd(
    to superview: UIView, from nibs: any NibSource, owner: AnyObject?
  ) throws(NibFailure) -> Self {
    let view = try create(from: nibs, owner: owner)
    superview.addSubview(view)
    return view
  }
}

enum NibFailure: Error, Equatable {
  case noNib(String)
  case noObject(String)
}

@MainActor
protocol NibSource {
  /// Returns the objects of a nib, made anew on each call, or nil if there is no such nib.
  func objects(inNib name: String, owner: AnyObject?) -> [Any]?
}

// The app's own nibs. You need not change this struct.
struct AppNibs: NibSource {
  static let shared = AppNibs()

  func objects(inNib name: String, owner: AnyObject?) -> [Any]? { [UIView()] }
}
