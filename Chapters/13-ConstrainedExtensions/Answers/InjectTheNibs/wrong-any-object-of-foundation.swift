// wrong: Every NSObject gets the method, and most of them are no views.
// sees: still offers createAndAdd to an NSObject that is no view

import Foundation
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
  /// Makes an object from the nib that has the name of its type: the first one of this type.
  ///
  /// It throws `noNib` with the name if there is no such nib, and `noObject` with the name if the
  /// nib holds no object of the type.
  static func create(from nibs: any NibSource) throws(NibFailure) -> Self {
    let name = String(describing: Self.self)
    guard let objects = nibs.objects(inNib: name) else { throw .noNib(name) }
    for case let object as Self in objects { return object }
    throw .noObject(name)
  }
}

extension NibMade where Self: NSObject {
  /// Makes a view from its nib, and adds it to `superview`; only views have this method.
  @discardableResult
  static func createAndAdd(
    to superview: UIView, from nibs: any NibSource
  ) throws(NibFailure) -> Self {
    let view = try create(from: nibs)
    if let view = view as? UIView { superview.addSubview(view) }
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
  func objects(inNib name: String) -> [Any]?
}

// The app's own nibs. You need not change this struct.
struct AppNibs: NibSource {
  static let shared = AppNibs()

  func objects(inNib name: String) -> [Any]? { [UIView()] }
}
