/// What all animals have in common, if they have it in common.
///
/// The example is Wei Wang's, from "Protocol-Oriented Programming meets Cocoa" (2016).
open class Animal {
  /// Makes an animal.
  public init() {}

  /// The number of legs.
  ///
  /// No number is right for every animal, yet the base class has to give one.
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
