/// A base class that has an implementation of everything, right or wrong.
///
/// The example is Wei Wang's, from "Protocol-Oriented Programming meets Cocoa" (2016).
open class Animal {
  /// Creates an animal.
  public init() {}

  /// The number of legs.
  ///
  /// No number is right for every animal, but the base class has to return one.
  open var leg: Int { 2 }

  /// Returns what the animal eats.
  open func eat() -> String { "eat food." }

  /// Returns how the animal runs.
  open func run() -> String { "run with \(leg) legs" }
}

/// An animal that overrides two of three members and inherits the third.
public final class Tiger: Animal {
  /// The number of legs.
  public override var leg: Int { 4 }

  /// Returns what the tiger eats.
  public override func eat() -> String { "eat meat." }
}
