public import Foundation
public import UIKitStandIn

/// Something that is made from a nib with the name of its type.
///
/// A type conforms with an empty extension. Only subclasses of `NSObject` can: UIKit makes the objects
/// of a nib by their Objective-C names. The protocol and its first two extensions are after Wei
/// Wang, "Protocol-Oriented Programming meets Cocoa", 2016.
@MainActor
public protocol NibCreatable: NSObject {
  /// The name of the nib. By default it is the name of the type.
  static var nibName: String { get }
}

// A subclass of the type that conforms can't replace `nibName`, because the default was chosen for its
// superclass. It can override a `class var` that the type that conforms declares.
extension NibCreatable {
  /// The name of the type, without its module and without the types that it is nested in.
  public static var nibName: String { String(describing: Self.self) }

  /// Makes an object from the nib with the name of its type.
  ///
  /// - Parameters:
  ///   - nibs: The place that has the nib.
  ///   - owner: The object that the nib connects as its owner, or nil if it connects none.
  /// - Returns: The first top-level object in the nib that is of the type.
  /// - Throws: ``NibError`` if the nib is missing, is damaged or holds no such object.
  public static func createFromNib(
    from nibs: any NibLoading, owner: Any?
  ) throws(NibError) -> Self {
    let objects = try nibs.objects(inNib: nibName, owner: owner)
    guard let object = objects.lazy.compactMap({ $0 as? Self }).first else {
      let found = objects.map { String(reflecting: type(of: $0)) }
      throw .lacks(type: String(reflecting: Self.self), nib: nibName, found: found)
    }
    return object
  }
}

extension NibCreatable where Self: UIView {
  /// Makes a view from its nib, and adds it to `superview`.
  ///
  /// - Returns: The view that was added.
  /// - Throws: ``NibError``. Nothing is added then.
  @discardableResult
  public static func createAndAdd(
    to superview: UIView, from nibs: any NibLoading, owner: Any?
  ) throws(NibError) -> Self {
    let view = try createFromNib(from: nibs, owner: owner)
    superview.addSubview(view)
    return view
  }
}

extension NibCreatable where Self: UITableViewCell {
  /// Returns a row of `table` that can be used again, or makes one from its nib.
  ///
  /// Rows are used again if the identifier in the nib is the name of the nib. The nib must not
  /// connect an owner, because none is passed. It is here to show a third constraint: in an app,
  /// register the nib with the table, with `register(_:forCellReuseIdentifier:)`. Then the table
  /// makes the row, and the nib needs no identifier.
  ///
  /// - Throws: ``NibError`` if a row has to be made and can't be.
  public static func dequeue(
    from table: UITableView, or nibs: any NibLoading
  ) throws(NibError) -> Self {
    if let cell = table.dequeueReusableCell(withIdentifier: nibName) as? Self { return cell }
    return try createFromNib(from: nibs, owner: nil)
  }
}
