public import Foundation
import UIKitStandIn

/// A place that has nibs: the seam between a view and the bundle it comes from.
@MainActor
public protocol NibLoading {
  /// Returns the top-level objects of the nib with the given name, made anew on each call.
  ///
  /// - Throws: ``NibError/missing(nib:)`` if there is no such nib, ``NibError/damaged(nib:)`` if
  ///   it can't be read.
  func objects(inNib name: String) throws(NibError) -> [Any]
}

extension Bundle: NibLoading {
  /// Returns the top-level objects of the nib with the given name, made anew on each call.
  ///
  /// It looks for the file first: `loadNibNamed` ends the app if there is none.
  public func objects(inNib name: String) throws(NibError) -> [Any] {
    // A bundle that is asked for a resource without a name returns any that it has.
    guard !name.isEmpty, url(forResource: name, withExtension: "nib") != nil else {
      throw .missing(nib: name)
    }
    guard let objects = loadNibNamed(name, owner: nil, options: nil) else {
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
