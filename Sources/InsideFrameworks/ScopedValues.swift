/// Says which value the app gets under a key, and which one a test.
///
/// `nonisolated`, here and below, changes nothing in this package. In a module whose default isolation
/// is the main actor, it lets any task read the values.
public nonisolated protocol ScopedKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// What the app gets.
  ///
  /// It is called at each read, so a value that is an object belongs in a `static let`.
  static var live: Value { get }

  /// What a test gets that has not set the value, once this is reported.
  static var test: Value { get }
}

/// Values that hold for a scope, of the kind that swift-dependencies has, in a page.
///
/// Its form of Part I is an ambient context: a task-local value, read at each use.
public nonisolated struct ScopedValues: Sendable {
  /// The values of the running scope.
  @TaskLocal public static var current = ScopedValues()

  /// Where a test hears of a value that it has not set; nil in the app.
  ///
  /// The real one finds out by itself whether a test is running.
  public var report: (@Sendable (String) -> Void)?

  private var values: [ObjectIdentifier: any Sendable] = [:]
  private var outerValues: [ObjectIdentifier: any Sendable] = [:]

  /// Makes the values of an app that sets none.
  public init() {}

  /// Reads or sets the value under a key.
  public subscript<Key: ScopedKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      if let set = values[id] ?? outerValues[id], let value = set as? Key.Value { return value }
      guard let report else { return Key.live }
      report("\(Key.self) has no value in this test")
      return Key.test
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs `body` in a scope with changed values; it ends with the scope.
  public static func with<Result>(
    _ change: (inout ScopedValues) -> Void, perform body: () throws -> Result
  ) rethrows -> Result {
    var values = current
    change(&values)
    return try $current.withValue(values, operation: body)
  }

  /// Runs `body` in a scope with changed values, where it may await; it ends with the scope.
  public static func with<Result>(
    _ change: (inout ScopedValues) -> Void, isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
  ) async rethrows -> Result {
    var values = current
    change(&values)
    return try await $current.withValue(values, operation: body, isolation: isolation)
  }

  /// Returns these values, and the others' under the keys that have none here.
  fileprivate func over(_ others: ScopedValues) -> ScopedValues {
    var all = self
    all.report = report ?? others.report
    all.outerValues.merge(others.values) { own, _ in own }
    all.outerValues.merge(others.outerValues) { own, _ in own }
    return all
  }
}

/// A property that reads a scoped value: of the running scope, or else of the one it was made in.
@propertyWrapper public struct Scoped<Value>: Sendable {
  private let key: any KeyPath<ScopedValues, Value> & Sendable
  private let madeIn = ScopedValues.current

  /// Reads the value at this key path at each use.
  public init(_ key: any KeyPath<ScopedValues, Value> & Sendable) { self.key = key }

  /// The value that holds now.
  public var wrappedValue: Value {
    let values = ScopedValues.current.over(madeIn)
    // A live value may have scoped values itself.
    return ScopedValues.$current.withValue(values) { values[keyPath: key] }
  }
}
