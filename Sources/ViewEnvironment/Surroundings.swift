/// A key of the surroundings, and the value that holds where no component above sets one.
///
/// The idea is that of SwiftUI's `EnvironmentKey`.
public protocol SurroundingsKey {
  /// What is kept under the key.
  associatedtype Value

  /// The value without an override.
  ///
  /// It is read again for each screen that has no override above it. So a computed default is made
  /// anew each time.
  static var defaultValue: Value { get }
}

/// The values that a component can read at its place in the tree.
///
/// It is a struct, and each subtree gets a copy. So an override reaches nothing beside it or above
/// it. The idea is that of SwiftUI's `EnvironmentValues`.
public struct Surroundings {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes surroundings without an override.
  public init() {}

  /// The value under a key: the nearest override, or the key's default.
  public subscript<Key: SurroundingsKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      guard let value = value as? Key.Value else {
        preconditionFailure("only the setter writes under a key")
      }
      return value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object that is kept under its type, or nil if no component above sets one.
  public subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      guard let object = objects[ObjectIdentifier(type)] else { return nil }
      guard let object = object as? Object else {
        preconditionFailure("only the setter writes under a type")
      }
      return object
    }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}
