/// Reads a value of the surroundings in a screen's `body`.
///
/// A screen that is drawn reads its values once. They hold while its `body` runs, and while an action
/// of a button in it runs, also after an `await`. Code that is called in no place, such as the
/// screen's initializer or a detached task, reads the default, or ends the process if the property is
/// an object by its type. The idea is that of SwiftUI's `@Environment`.
@propertyWrapper
public struct Surrounding<Value> {
  private let read: (Surroundings) -> Value
  let id = PropertyID()

  /// Reads what `keyPath` leads to.
  public init(_ keyPath: KeyPath<Surroundings, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object by its type, which is a class.
  ///
  /// For a protocol, write a key whose default is nil.
  /// The process ends if a screen with this property is drawn where no component above sets one,
  /// even if its body doesn't read the property.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { surroundings in
      // `preconditionFailure` would drop the message in a release.
      guard let object = surroundings[object: type] else {
        fatalError("no \(type) in the surroundings of this screen")
      }
      return object
    }
  }

  /// Reads an object by its type, or nil if no component above sets one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value at the place whose body or action is running, or else the default, if there is one.
  @MainActor public var wrappedValue: Value {
    guard let value = Place.current.values[id] else { return read(Surroundings()) }
    guard let value = value as? Value else {
      preconditionFailure("only this property's value is kept under its id")
    }
    return value
  }
}

/// A property that wants to know its surroundings before `body` is called.
protocol SurroundingsReader {
  /// Under which a place keeps the property's value.
  var id: PropertyID { get }

  /// Reads the property's value.
  func value(in surroundings: Surroundings) -> Any
}

extension Surrounding: SurroundingsReader {
  func value(in surroundings: Surroundings) -> Any { read(surroundings) }
}

/// Tells a property of a screen from all others; copies of the screen have the same one.
///
/// A screen can't write into its own properties while it is drawn, because it isn't mutable there. So
/// the place keeps the values. SwiftUI needs no place, because it writes into its own copy of the view.
final class PropertyID: Hashable {
  static func == (one: PropertyID, other: PropertyID) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What the properties of all screens around a place in the tree have read there.
///
/// Also those of the outer screens, because a screen may pass a closure that reads its property to a
/// button further down. A task-local value is inherited by the tasks that an action starts.
@MainActor final class Place {
  static var current: Place { running ?? Place(values: [:]) }

  @TaskLocal private static var running: Place?

  let values: [PropertyID: Any]

  private init(values: [PropertyID: Any]) { self.values = values }

  /// Returns the place of a screen inside of this one.
  func place(of screen: Mirror, in surroundings: Surroundings) -> Place {
    var values = values
    for property in screen.children {
      guard let reader = property.value as? any SurroundingsReader else { continue }
      values[reader.id] = reader.value(in: surroundings)
    }
    return Place(values: values)
  }

  /// Runs `body` in this place.
  func run(_ body: () throws -> Void) rethrows {
    try Place.$running.withValue(self, operation: body)
  }
}
