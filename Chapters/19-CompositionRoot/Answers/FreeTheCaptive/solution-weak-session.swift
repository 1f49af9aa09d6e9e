// why: The title counts only for the session that added it, and a weak reference says which one that was.

import ReminderStorage

// Exercise 19.2: free the captive
//
// The system uses one `VoiceCommands` object as long as the app runs. The object keeps the session that
// there was when it was made. If it was made before the first login, it never has a session. If it
// was made in Ada's session, it adds Grace's reminders to Ada's, and Ada's session never leaves memory.
// Fix it:
//
// - `app.voice` is one object, the same before, during and after a session.
// - Each call uses the session of the user who is logged in then. If nobody is, both methods throw
//   `NobodyIsLoggedIn`, and nothing is stored.
// - `repeatLast()` adds again the title that this session last added by voice. A new session has
//   none, even if the same user logs in again: then it throws `NothingToRepeat`. A title that got no
//   id is not remembered.
// - A session is freed when its user logs out, or when another login replaces it. So is an app that
//   nobody holds.
//
// The callers stay as they are: they use `App(store:)` and every method and property of `App` and
// `VoiceCommands` below that isn't private. All else is yours.

/// The app, which lives until the program ends.
final class App {
  private let store: any KeyValueStore
  private let current = Current()

  /// The session of the user who is logged in, or nil.
  var session: Session? { current.session }

  /// What the system calls when somebody speaks.
  let voice: VoiceCommands

  init(store: any KeyValueStore) {
    self.store = store
    voice = VoiceCommands { [current] in current.session }
  }

  /// Begins a new session, in place of the one before.
  func logIn(_ user: String) {
    current.session = Session(user: user, store: store)
  }

  /// Ends the session, if there is one.
  func logOut() {
    current.session = nil
  }
}

/// Holds the session of the moment.
private final class Current {
  var session: Session?
}

/// The time between a user's login and logout.
final class Session {
  let user: String
  private let store: any KeyValueStore

  init(user: String, store: any KeyValueStore) {
    self.user = user
    self.store = store
  }

  /// Returns the user's next id, after storing it.
  func nextReminderId() throws -> Int {
    let key = "\(user): \(currentReminderId)"
    let id = try reminderId(after: store.object(forKey: key))
    store.set(id, forKey: key)
    return id
  }
}

/// What the system calls when somebody speaks, in any session.
final class VoiceCommands {
  private let session: () -> Session?
  private weak var lastSession: Session?
  private var lastTitle = ""

  init(session: @escaping () -> Session?) {
    self.session = session
  }

  private func current() throws -> Session {
    guard let session = session() else { throw NobodyIsLoggedIn() }
    return session
  }

  /// Adds a reminder, and returns what to say: "Ada: 0 Pay rent".
  func add(_ title: String) throws -> String {
    let session = try current()
    let said = "\(session.user): \(try session.nextReminderId()) \(title)"
    (lastSession, lastTitle) = (session, title)
    return said
  }

  /// Adds the last title again, and returns what to say.
  func repeatLast() throws -> String {
    guard try current() === lastSession else { throw NothingToRepeat() }
    return try add(lastTitle)
  }
}

struct NobodyIsLoggedIn: Error {}
struct NothingToRepeat: Error {}
