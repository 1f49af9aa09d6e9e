/// A dependency injection framework in a few lines: makers by type.
///
/// It is here to be compared with a hand-wired graph, see ``CompositionRoot``.
public struct TinyContainer {
  private var makers: [ObjectIdentifier: (TinyContainer) throws -> Any] = [:]

  /// Makes a container that knows no type.
  public init() {}

  /// Says how a `Value` is made.
  ///
  /// A later maker takes the place of an earlier one.
  public mutating func register<Value>(
    _ type: Value.Type, _ make: @escaping (TinyContainer) throws -> Value
  ) {
    makers[ObjectIdentifier(type)] = make
  }

  /// Makes a `Value`, and whatever its maker asks for.
  ///
  /// - Returns: A new value at each call.
  /// - Throws: ``NotRegistered`` if nobody said how, or what a maker throws.
  public func resolve<Value>(_ type: Value.Type = Value.self) throws -> Value {
    guard let value = try makers[ObjectIdentifier(type)]?(self) as? Value else {
      throw NotRegistered(type: "\(type)")
    }
    return value
  }
}

/// Nobody told the container how to make this type.
public struct NotRegistered: Error, Equatable {
  /// The type that was asked for.
  public let type: String
}
