// wrong: Makes a view twice, adds the first one and returns the second.
// sees: createAndAdd was called twice, and the views it returned are not the two that it added

import UIKitStandIn

// Exercise 13.3: inject the nibs
//
// `create` is given nibs, and asks the app's own instead. What it asks for may lie anywhere among
// the objects in the nib, and the two ways to fail are one. `createAndAdd` adds nothing, and the
// compiler offers it even to types that are no views. Make the comments true. Sounds come from nibs
// as well, so the protocol stays as it is, and so does `create` for what is no view.

@MainActor
protocol NibMade: AnyObject {}

extension NibMade {
  static func create(from nibs: any NibSource) throws(NibFailure) -> Self {
    let name = String(describing: Self.self)
    guard let objects = nibs.objects(inNib: name) else { throw .noNib(name) }
    guard let object = objects.lazy.compactMap({ $0 as? Self }).first else {
      throw .noObject(name)
    }
    return object
  }
}

extension NibMade where Self: UIView {
  /// Makes a view from its nib, and adds it to `superview`; only views have this method.
  @discardableResult
  static func createAndAdd(
    to superview: UIView, from nibs: any NibSource
  ) throws(NibFailure) -> Self {
    superview.addSubview(try create(from: nibs))
    return try create(from: nibs)
  }
}

enum NibFailure: Error, Equatable {
  case noNib(String)
  case noObject(String)
}

@MainActor
protocol NibSource {
  /// Returns the objects of a nib, made anew on each call, or nil if there is no such nib.
  func objects(inNib name: String) -> [Any]?
}

// The app's own nibs. You need not change this struct.
struct AppNibs: NibSource {
  static let shared = AppNibs()

  func objects(inNib name: String) -> [Any]? { [UIView()] }
}
