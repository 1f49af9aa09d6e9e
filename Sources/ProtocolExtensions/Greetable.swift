/// Someone whom the app greets.
///
/// The example is from Wei Wang (onevcat), "Protocol-Oriented Programming meets Cocoa", 2016.
public protocol Greetable {
  /// Who is greeted.
  var name: String { get }

  /// Returns a greeting: a requirement, so a conforming type can replace the default.
  func greet() -> String
}

extension Greetable {
  /// Returns the usual greeting: the default for ``greet()``.
  public func greet() -> String { "Hello, \(name)" }

  /// Returns a farewell: no requirement, so no conforming type can replace it.
  public func farewell() -> String { "Goodbye, \(name)" }

  /// Returns a greeting and a farewell.
  public func visit() -> String { "\(greet()). \(farewell())." }
}

/// Someone who is greeted in the usual way.
public struct Person: Greetable {
  /// Who is greeted.
  public let name: String

  /// Makes a person.
  public init(name: String) {
    self.name = name
  }
}

/// Someone with a greeting and a farewell of its own.
public struct Cat: Greetable {
  /// Who is greeted.
  public let name: String

  /// Makes a cat.
  public init(name: String) {
    self.name = name
  }

  /// Returns a cat's greeting, which meets the requirement.
  public func greet() -> String { "Meow, \(name)" }

  /// Returns a cat's farewell, but only where the compiler sees a `Cat`.
  public func farewell() -> String { "Purr, \(name)" }
}
