import Synchronization

/// A container of keyed factories, of the kind that Factory is, in a page.
///
/// Its form of Part I is an ambient context: `@Injected` reads the container that is shared. It
/// reads once, when the object is made, and keeps what it got like a property.
public final class KeyedFactories: Sendable {
  /// The container that `@Injected` reads.
  @TaskLocal public static var shared = KeyedFactories()

  /// A property's name is not enough: two files may each have a private `cache`.
  fileprivate struct Key: Hashable {
    let file: String
    let name: String
    let type: ObjectIdentifier
  }

  private struct State {
    var makers: [Key: any Sendable] = [:]
    var kept: [Key: any Sendable] = [:]
    var registrations: [Key: Int] = [:]
  }

  private let state = Mutex(State())

  /// Makes a container in which nothing is replaced.
  public init() {}

  /// Makes the factory of the property that calls this.
  ///
  /// The key is the property's name, with its file and the type of the value. If two tasks are the
  /// first to call a shared factory, both may make a value; one is kept, and both get that one.
  /// A function with an argument has one key for all arguments, so let it share nothing.
  public func callAsFunction<Value: Sendable>(
    isShared: Bool = false, file: String = #fileID, name: String = #function,
    _ make: @escaping @Sendable () -> Value
  ) -> Factory<Value> {
    let key = Key(file: file, name: name, type: ObjectIdentifier(Value.self))
    return Factory(container: self, key: key, isShared: isShared, make: make)
  }

  fileprivate func resolve<Value: Sendable>(_ factory: Factory<Value>) -> Value {
    while true {
      let (kept, maker, before) = state.withLock {
        ($0.kept[factory.key], $0.makers[factory.key], $0.registrations[factory.key])
      }
      if let kept, let value = kept as? Value { return value }
      // A maker may resolve other factories, so it runs outside of the lock.
      let made = ((maker as? Maker<Value>)?.make ?? factory.make)()
      guard factory.isShared else { return made }
      let shared: Value? = state.withLock { state in
        // A registration in the meantime replaces what the old maker has made.
        guard state.registrations[factory.key] == before else { return nil }
        if let first = state.kept[factory.key], let value = first as? Value { return value }
        state.kept[factory.key] = made
        return made
      }
      if let shared { return shared }
    }
  }

  fileprivate func replace<Value: Sendable>(_ factory: Factory<Value>, by maker: Maker<Value>) {
    state.withLock { state in
      state.makers[factory.key] = maker
      state.kept[factory.key] = nil
      state.registrations[factory.key, default: 0] += 1
    }
  }
}

/// How one value is made: by the closure that its property names, or by a registered one.
public struct Factory<Value: Sendable>: Sendable {
  fileprivate let container: KeyedFactories
  fileprivate let key: KeyedFactories.Key
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
@propertyWrapper public struct Injected<Value: Sendable>: Sendable {
  /// What the factory returned when the object was made.
  public let wrappedValue: Value

  /// Calls a factory of the shared container.
  public init(_ factory: KeyPath<KeyedFactories, Factory<Value>>) {
    wrappedValue = KeyedFactories.shared[keyPath: factory]()
  }
}
