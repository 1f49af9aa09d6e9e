/// Who is logged in.
@MainActor public final class Session {
  /// The user's name.
  public let user: String

  /// Makes a session for `user`.
  public init(user: String) { self.user = user }
}

/// Shows who is logged in.
///
/// It can be drawn only where a session is set above it.
public struct AccountRow: Screen {
  @Surrounding(Session.self) private var session

  /// Makes a row.
  public init() {}

  /// The user's name.
  public var body: some Component {
    Line("Logged in as \(session.user)")
  }
}

/// Sets the session for everything below it, and can't be made without one.
///
/// It suits a session that is read many screens further down. A screen beside it takes an argument.
public struct LoggedIn<Content: Component>: Screen {
  private let session: Session
  private let content: Content

  /// Makes a screen whose content can read `session`.
  public init(session: Session, content: Content) {
    self.session = session
    self.content = content
  }

  /// The content.
  public var body: some Component {
    content.surrounding(session)
  }
}

/// Greets the user, if there is one.
public struct Greeting: Screen {
  @Surrounding(Session.self) private var session: Session?

  /// Makes a greeting.
  public init() {}

  /// A greeting, with the user's name if a session is set above.
  public var body: some Component {
    Line(session.map { "Hello, \($0.user)" } ?? "Hello")
  }
}
