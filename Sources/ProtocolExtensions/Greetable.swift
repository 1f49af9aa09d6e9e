/// Someone whom a reminder can greet.
///
/// The example is from Wei Wang (onevcat), "Protocol-Oriented Programming meets Cocoa", 2016.
public protocol Greetable {
  /// Who is greeted.
  var name: String { get }

  /// Greets: a requirement, so the conforming type decides how.
  func greet() -> String
}

extension Greetable {
  /// Greets as most do: the default for ``greet()``.
  public func greet() -> String { "Hello, \(name)" }

  /// Says goodbye: no requirement, so no conforming type has a say in it.
  public func farewell() -> String { "Goodbye, \(name)" }

  /// Greets and says goodbye.
  public func visit() -> String { "\(greet()). \(farewell())." }
}

/// Someone who greets as most do.
public struct Person: Greetable {
  /// Who is greeted.
  public let name: String

  /// Makes a person.
  public init(name: String) {
    self.name = name
  }
}

/// Someone who has ways of its own.
public struct Cat: Greetable {
  /// Who is greeted.
  public let name: String

  /// Makes a cat.
  public init(name: String) {
    self.name = name
  }

  /// Greets as a cat does.
  public func greet() -> String { "Meow, \(name)" }

  /// Says goodbye as a cat does, to callers who know that it is one.
  public func farewell() -> String { "Purr, \(name)" }
}
