import Synchronization

/// A container of keyed factories, of the kind that Factory is, in a page.
///
/// Its form of Part I is an ambient context: `@Injected` reads the container that is shared. It
/// reads once, when the object is made, and keeps what it got like a property.
public final class KeyedFactories: Sendable {
  /// The container that `@Injected` reads.
  @TaskLocal public static var shared = KeyedFactories()

  private struct State {
    var makers: [String: any Sendable] = [:]
    var kept: [String: any Sendable] = [:]
  }

  private let state = Mutex(State())

  /// Makes a container in which nothing is replaced.
  public init() {}

  /// Makes the factory of the property that calls this; its name is the key.
  public func callAsFunction<Value: Sendable>(
    isShared: Bool = false, key: String = #function, _ make: @escaping @Sendable () -> Value
  ) -> Factory<Value> {
    Factory(container: self, key: key, isShared: isShared, make: make)
  }

  fileprivate func resolve<Value: Sendable>(_ factory: Factory<Value>) -> Value {
    let (kept, maker) = state.withLock { ($0.kept[factory.key], $0.makers[factory.key]) }
    if let kept, let value = kept as? Value { return value }
    // A maker may resolve other factories, so it runs outside of the lock.
    let value = ((maker as? Maker<Value>)?.make ?? factory.make)()
    guard factory.isShared else { return value }
    return state.withLock { state in
      if let first = state.kept[factory.key], let value = first as? Value { return value }
      state.kept[factory.key] = value
      return value
    }
  }

  fileprivate func replace<Value: Sendable>(_ factory: Factory<Value>, by maker: Maker<Value>) {
    state.withLock { state in
      state.makers[factory.key] = maker
      state.kept[factory.key] = nil
    }
  }
}

/// How one value is made: by the closure that its property names, or by a registered one.
public struct Factory<Value: Sendable>: Sendable {
  fileprivate let container: KeyedFactories
  fileprivate let key: String
  fileprivate let isShared: Bool
  fileprivate let make: @Sendable () -> Value

  /// Returns a value, made now or shared.
  public func callAsFunction() -> Value { container.resolve(self) }

  /// Replaces how the value is made in this container, and drops a shared one.
  public func register(_ make: @escaping @Sendable () -> Value) {
    container.replace(self, by: Maker(make: make))
  }
}

private struct Maker<Value: Sendable>: Sendable {
  let make: @Sendable () -> Value
}

/// A property that takes its value from the shared container when its object is made.
@propertyWrapper public struct Injected<Value: Sendable> {
  /// What the factory returned when the object was made.
  public let wrappedValue: Value

  /// Calls a factory of the shared container.
  public init(_ factory: KeyPath<KeyedFactories, Factory<Value>>) {
    wrappedValue = KeyedFactories.shared[keyPath: factory]()
  }
}
