/// A part of a tree that can be drawn.
@MainActor public protocol Component {
  /// Adds what this component shows to `drawing`.
  func draw(on drawing: inout Drawing, in surroundings: Surroundings)
}

/// A component of yours: its `body` says what it consists of.
///
/// The idea is that of SwiftUI's `View`.
@MainActor public protocol Screen: Component {
  /// The component that it consists of.
  associatedtype Body: Component

  /// What it consists of. Here it can read its surroundings.
  var body: Body { get }
}

extension Screen {
  /// Lets the screen's own properties read the surroundings, and draws the body.
  ///
  /// The screen has to be a struct, because a mirror of a class doesn't show inherited properties.
  /// A property inside of another property isn't found. (SwiftUI finds it, if the other property's
  /// type is a `DynamicProperty`.)
  public func draw(on drawing: inout Drawing, in surroundings: Surroundings) {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .struct else { fatalError("\(Self.self) is not a struct") }
    let place = Place.current.place(of: mirror, in: surroundings)
    place.run { body.draw(on: &drawing, in: surroundings) }
  }
}

extension Component {
  /// Draws this component as the top of a tree, as a window does: without any override.
  public func drawing() -> Drawing {
    var drawing = Drawing()
    draw(on: &drawing, in: Surroundings())
    return drawing
  }

  /// Overrides a value for this component and everything below it.
  public func surrounding<Value>(
    _ keyPath: WritableKeyPath<Surroundings, Value>, _ value: Value
  ) -> some Component {
    Override(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Keeps an object under its type, for this component and everything below it.
  ///
  /// The key is the type of the argument's expression. So an instance of a subclass is set under the
  /// superclass only if it is passed as one. Nil clears the object.
  public func surrounding<Object: AnyObject>(_ object: Object?) -> some Component {
    Override(content: self) { $0[object: Object.self] = object }
  }
}

/// Draws its content in surroundings of its own.
private struct Override<Content: Component>: Component {
  let content: Content
  let change: (inout Surroundings) -> Void

  func draw(on drawing: inout Drawing, in surroundings: Surroundings) {
    var inner = surroundings
    change(&inner)
    content.draw(on: &drawing, in: inner)
  }
}

/// What a tree shows: its lines of text, and the buttons to press.
public struct Drawing {
  /// The lines, from top to bottom.
  public fileprivate(set) var lines: [String] = []
  fileprivate var actions: [String: @MainActor () throws -> Void] = [:]

  /// Presses the button with this title.
  ///
  /// - Throws: ``NoSuchButton`` if there is none, or what the button's action throws.
  @MainActor public func press(_ title: String) throws {
    guard let action = actions[title] else { throw NoSuchButton(title: title) }
    try action()
  }
}

/// No button of a drawing has this title.
public struct NoSuchButton: Error {
  /// The title.
  public let title: String
}

/// A line of text.
public struct Line: Component {
  private let text: String

  /// Makes a line that shows `text`.
  public init(_ text: String) { self.text = text }

  /// Adds the line.
  public func draw(on drawing: inout Drawing, in surroundings: Surroundings) {
    drawing.lines.append(text)
  }
}

/// A button.
///
/// Its action may throw, unlike that of SwiftUI's `Button`, so that a test sees the error.
public struct Press: Component {
  private let title: String
  private let action: @MainActor () throws -> Void

  /// Makes a button that runs `action` when it is pressed.
  public init(_ title: String, action: @escaping @MainActor () throws -> Void) {
    self.title = title
    self.action = action
  }

  /// Adds the button's title in brackets, and the action.
  ///
  /// A drawing with two buttons of one title ends the process.
  public func draw(on drawing: inout Drawing, in surroundings: Surroundings) {
    guard drawing.actions[title] == nil else {
      fatalError("two buttons \"\(title)\" in one drawing")
    }
    drawing.lines.append("[\(title)]")
    let (place, action) = (Place.current, action)
    drawing.actions[title] = { try place.run { try action() } }
  }
}

/// Components, one below the other.
public struct Column: Component {
  private let rows: [any Component]

  /// Makes a column of `rows`, from top to bottom.
  public init(_ rows: any Component...) { self.rows = rows }

  /// Draws each row in the same surroundings.
  public func draw(on drawing: inout Drawing, in surroundings: Surroundings) {
    for row in rows { row.draw(on: &drawing, in: surroundings) }
  }
}
