public import UIKitStandIn

/// Something that is made from a nib that has the name of its type.
///
/// A type conforms by an empty extension. The protocol and its two extensions are after Wei Wang,
/// "Protocol-Oriented Programming meets Cocoa", 2016.
@MainActor
public protocol NibCreatable: AnyObject {
  /// The name of the nib; the name of the type, unless a type says otherwise.
  static var nibName: String { get }
}

extension NibCreatable {
  /// The name of the type, without its module and without the types that it is nested in.
  public static var nibName: String { String(describing: Self.self) }

  /// Makes an object from the nib that has the name of its type.
  ///
  /// - Returns: The first top-level object in the nib that is of the type.
  /// - Throws: ``NibError`` if the nib is missing, is damaged or holds no such object.
  public static func createFromNib(from nibs: any NibLoading) throws(NibError) -> Self {
    let objects = try nibs.objects(inNib: nibName)
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
    to superview: UIView, from nibs: any NibLoading
  ) throws(NibError) -> Self {
    let view = try createFromNib(from: nibs)
    superview.addSubview(view)
    return view
  }
}
