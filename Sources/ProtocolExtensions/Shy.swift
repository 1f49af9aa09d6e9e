/// Marks someone who should be greeted in a low voice.
public protocol Shy {}

extension Greetable where Self: Shy {
  /// Returns a quiet greeting: a default for shy types only.
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

/// Several members of one kind, who are shy if their kind is.
public struct Family<Member>: Greetable {
  /// Who is greeted.
  public let name: String

  /// Makes a family.
  public init(name: String) {
    self.name = name
  }
}

extension Family: Shy where Member: Shy {}
