/// An object that receives messages, and looks up the method for each one by its name.
///
/// A model, in plain Swift, of a message whose name is a string, as with Smalltalk's `perform:` and
/// Objective-C's `NSSelectorFromString`. It has no inherited methods and no forwarding. The message
/// of the trap is the one of Objective-C's `doesNotRecognizeSelector:`.
open class Object {
  /// Makes an object.
  public init() {}

  /// The methods of this object by their names, which Objective-C calls selectors.
  open var methods: [String: () throws -> Any] { [:] }

  /// Runs the method with the name `selector`.
  ///
  /// It traps if there is none.
  ///
  /// - Returns: What the method returns.
  /// - Throws: The error that the method throws.
  public final func send(_ selector: String) throws -> Any {
    guard let method = methods[selector] else {
      let address = Unmanaged.passUnretained(self).toOpaque()
      fatalError(
        "-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance \(address)")
    }
    return try method()
  }
}
