/// Reads a value of the surroundings in a screen's `body`.
///
/// The value is installed before each call of `body`, and again before each action of a button in
/// it. After an `await` of the action, it may be that of another place. A screen that is not drawn
/// yet, for example in its initializer, reads the default, or ends the process if the property is an
/// object by its type. The idea is that of SwiftUI's `@Environment`.
@propertyWrapper
public struct Surrounding<Value> {
  private let read: (Surroundings) -> Value
  private let box = Box<Value>()

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
      guard let object = surroundings[object: type] else {
        preconditionFailure("no \(type) in the surroundings of this screen")
      }
      return object
    }
  }

  /// Reads an object by its type, or nil if no component above sets one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value that was installed last, or else the default, if there is one.
  public var wrappedValue: Value {
    box.value ?? read(Surroundings())
  }
}

/// A property that wants to be told its surroundings before each call of `body`.
protocol SurroundingsReader {
  /// Reads its value once, and returns a closure that installs this value.
  func installer(in surroundings: Surroundings) -> () -> Void
}

extension Surrounding: SurroundingsReader {
  func installer(in surroundings: Surroundings) -> () -> Void {
    let value = read(surroundings)
    return { box.value = value }
  }
}

/// Where a wrapper keeps its value.
///
/// Copies of a screen share it, also in different places. So each place installs its value again
/// before an action. That holds only until the action waits. SwiftUI needs no box, because it writes
/// into its own copy of the view.
private final class Box<Value> {
  var value: Value?
}
