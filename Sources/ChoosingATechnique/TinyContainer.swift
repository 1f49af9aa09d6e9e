/// A dependency injection framework in a few lines: makers by type.
///
/// Compare it with a graph that is wired by hand, see ``CompositionRoot``.
public struct TinyContainer {
  private var makers: [ObjectIdentifier: (TinyContainer) throws -> Any] = [:]

  /// Makes an empty container.
  public init() {}

  /// Registers how a `Value` is made.
  ///
  /// A later maker for the same type replaces an earlier one.
  public mutating func register<Value>(
    _ type: Value.Type, _ make: @escaping (TinyContainer) throws -> Value
  ) {
    makers[ObjectIdentifier(type)] = make
  }

  /// Makes a `Value`, and everything that its maker resolves.
  ///
  /// - Returns: What the maker returns; the container calls it each time, and keeps nothing.
  /// - Throws: ``NotRegistered`` if the type has no maker, or what a maker throws.
  public func resolve<Value>(_ type: Value.Type = Value.self) throws -> Value {
    guard let make = makers[ObjectIdentifier(type)] else { throw NotRegistered(type: "\(type)") }
    guard let value = try make(self) as? Value else {
      preconditionFailure("`register` keeps a maker under the type of what it makes")
    }
    return value
  }
}

/// The container has no maker for this type.
public struct NotRegistered: Error, Equatable {
  /// The type that was to be made.
  public let type: String
}
