/// Something with a name that can greet.
///
/// The protocol, `Person` and `Cat` are Wei Wang's, from "Protocol-Oriented Programming meets
/// Cocoa", 2016.
public protocol Greetable {
  /// The name of whatever greets.
  var name: String { get }

  /// Returns a greeting.
  func greet() -> String
}

/// A person, who greets in words.
public struct Person: Greetable {
  /// The name in the greeting.
  public let name: String

  /// Makes a person.
  public init(name: String) {
    self.name = name
  }

  /// Returns a greeting in words.
  public func greet() -> String { "Hello, \(name)" }
}

/// A cat, which greets with a meow.
public struct Cat: Greetable {
  /// The name in the greeting.
  public let name: String

  /// Makes a cat.
  public init(name: String) {
    self.name = name
  }

  /// Returns a greeting that begins with a meow.
  public func greet() -> String { "meow~ \(name)" }
}
