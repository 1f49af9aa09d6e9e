/// An object that is sent messages, and looks up a method for each by its name.
///
/// A model of message sending as Smalltalk has it and Objective-C took it over, in plain Swift.
/// The failure has the words of Objective-C's `doesNotRecognizeSelector:`.
open class Object {
  /// Makes an object.
  public init() {}

  /// The methods of this object by their names, its selectors.
  open var methods: [String: () throws -> Any] { [:] }

  /// Runs the method that is called `selector`.
  ///
  /// It traps if there is none.
  ///
  /// - Returns: Whatever the method returns.
  /// - Throws: Whatever the method throws.
  public final func send(_ selector: String) throws -> Any {
    guard let method = methods[selector] else {
      let address = Unmanaged.passUnretained(self).toOpaque()
      fatalError(
        "-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance \(address)")
    }
    return try method()
  }
}
