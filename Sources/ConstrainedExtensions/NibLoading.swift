public import Foundation
import UIKitStandIn

/// A place that has nibs: the seam between a view and the bundle that it comes from.
@MainActor
public protocol NibLoading {
  /// Returns the top-level objects of the nib with the given name, made anew on each call.
  ///
  /// The owner is the object that the nib may connect to those in it, or nil.
  ///
  /// - Throws: ``NibError/missing(nib:)`` if there is no such nib, ``NibError/damaged(nib:)`` if
  ///   it can't be read.
  func objects(inNib name: String, owner: Any?) throws(NibError) -> [Any]
}

extension Bundle: NibLoading {
  /// Returns the top-level objects of the nib with the given name, made anew on each call.
  ///
  /// It looks for the file first: `loadNibNamed` ends the app if there is none. It also ends the
  /// app if the nib connects an outlet that the owner does not have, which nothing here can catch.
  public func objects(inNib name: String, owner: Any?) throws(NibError) -> [Any] {
    // For an empty name, a bundle returns any resource that it has.
    guard !name.isEmpty, url(forResource: name, withExtension: "nib") != nil else {
      throw .missing(nib: name)
    }
    guard let objects = loadNibNamed(name, owner: owner, options: nil) else {
      throw .damaged(nib: name)
    }
    return objects
  }
}

/// Why an object could not be made from a nib.
public enum NibError: Error, Equatable {
  /// There is no nib with this name: a type was renamed, or a file was not copied.
  case missing(nib: String)

  /// There is a nib with this name, and it can't be read.
  case damaged(nib: String)

  /// The nib holds no object of the type; `found` has the types of those it holds, in full.
  case lacks(type: String, nib: String, found: [String])
}
