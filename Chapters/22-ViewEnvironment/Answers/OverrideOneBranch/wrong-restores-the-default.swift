// wrong: What it puts back is what was read, so where nothing was set, the default is set for good.
// sees: due was 5, 2, 5, 2, 2, and the leaves show ["5", "1", "5", "1", "1"]

// Exercise 22.2: override one branch
//
// A tree of parts passes values down, from each part to the parts in it. A leaf reads the values of
// its place. But no override arrives: every leaf reads the defaults. Write the three bodies that are
// missing:
//
// - `values[Key.self]` is what was set under this key, even if that is nil. If nothing was set, it is
//   the key's default, which may be computed: each read asks the key again.
// - `Override` replaces one value for its content.
// - `Adjust` replaces one value for its content, too. It makes the new value from the one that holds
//   where the `Adjust` itself is.
//
// `Override` and `Adjust` change their content alone: not what is beside or above it, and not the next
// drawing.

// These come with the exercise. Leave them as they are.

/// A key, with the value that holds where nobody sets one.
protocol BranchKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A part of a tree.
protocol Part {
  /// Returns the lines that this part shows at a place with these values.
  func lines(in values: BranchValues) -> [String]
}

/// Shows one line, made from the values of its place.
struct Leaf: Part {
  let line: (BranchValues) -> String

  func lines(in values: BranchValues) -> [String] { [line(values)] }
}

/// Shows several parts, one below the other.
struct Branch: Part {
  let parts: [any Part]

  func lines(in values: BranchValues) -> [String] { parts.flatMap { $0.lines(in: values) } }
}

// From here on it is yours.

/// The values that hold at a place in the tree.
struct BranchValues {
  private final class Storage { var values: [ObjectIdentifier: Any] = [:] }

  private let storage = Storage()

  init() {}

  /// What was set under `key`, or the key's default.
  subscript<Key: BranchKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      guard let value = value as? Key.Value else { preconditionFailure() }
      return value
    }
    nonmutating set { storage.values[ObjectIdentifier(key)] = newValue }
  }
}

/// Shows its content with one value replaced.
struct Override<Key: BranchKey>: Part {
  private let value: Key.Value
  private let content: any Part

  init(_ key: Key.Type, _ value: Key.Value, content: any Part) {
    self.value = value
    self.content = content
  }

  func lines(in values: BranchValues) -> [String] {
    let before = values[Key.self]
    values[Key.self] = value
    defer { values[Key.self] = before }
    return content.lines(in: values)
  }
}

/// Shows its content with one value made from the one that holds here.
struct Adjust<Key: BranchKey>: Part {
  private let change: (Key.Value) -> Key.Value
  private let content: any Part

  init(_ key: Key.Type, content: any Part, change: @escaping (Key.Value) -> Key.Value) {
    self.change = change
    self.content = content
  }

  func lines(in values: BranchValues) -> [String] {
    let before = values[Key.self]
    values[Key.self] = change(before)
    defer { values[Key.self] = before }
    return content.lines(in: values)
  }
}
