/// Something with a name that can greet.
///
/// The protocol, `Person` and `Cat` are Wei Wang's, from "Protocol-Oriented Programming meets
/// Cocoa", 2016.
public protocol Greetable {
  /// Who greets.
  var name: String { get }

  /// Returns a greeting.
  func greet() -> String
}

/// A person, who greets in words.
public struct Person: Greetable {
  /// Who greets.
  public let name: String

  /// Makes a person.
  public init(name: String) {
    self.name = name
  }

  /// Returns a greeting in words.
  public func greet() -> String { "Hello, \(name)" }
}

/// A cat, which greets in its own way.
public struct Cat: Greetable {
  /// Who greets.
  public let name: String

  /// Makes a cat.
  public init(name: String) {
    self.name = name
  }

  /// Returns a greeting in the cat's own way.
  public func greet() -> String { "meow~ \(name)" }
}
