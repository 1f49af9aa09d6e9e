/// Marks those who would rather not be heard.
public protocol Shy {}

extension Greetable where Self: Shy {
  /// Greets in a low voice: a default for some, beside the default for all.
  public func greet() -> String { "Psst, \(name)" }
}

/// Someone who is always shy.
public struct Mouse: Greetable, Shy {
  /// Who is greeted.
  public let name: String

  /// Makes a mouse.
  public init(name: String) {
    self.name = name
  }
}

/// Several of a kind, who are shy if one of them is.
public struct Family<Member>: Greetable {
  /// Who is greeted.
  public let name: String

  /// Makes a family.
  public init(name: String) {
    self.name = name
  }
}

extension Family: Shy where Member: Shy {}
