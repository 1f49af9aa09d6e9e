import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import CompositionRootExercises

@Suite(.exercise("19.2")) struct FreeTheCaptive {
  private let store = SpyStore()
  private let app: App

  init() {
    app = App(store: store)
  }

  @Test(arguments: [false, true])
  func `each reminder is added in the session of that moment`(voiceIsMadeFirst: Bool) {
    if voiceIsMadeFirst { _ = app.voice }
    let said = ["Ada", "Grace", "Ada"].map { user in
      app.logIn(user)
      return say("Pay rent")
    }
    let due = ["Ada: 0 Pay rent", "Grace: 0 Pay rent", "Ada: 1 Pay rent"]
    #expect(
      said == due,
      """
      Ada, Grace and Ada logged in, one after the other, and each said "Pay rent"; due was \(due), \
      and the voice commands said \(said)
      """)
  }

  @Test func `the object that the system holds works in each session`() {
    let voice = app.voice
    let said = ["Ada", "Grace"].map { user in
      app.logIn(user)
      let said = attempt { try voice.add("Pay rent") }
      app.logOut()
      return said
    }
    let due = ["Ada: 0 Pay rent", "Grace: 0 Pay rent"]
    #expect(
      said == due,
      """
      the system took `app.voice` at launch, and used it in Ada's and in Grace's session; due was \
      \(due), and it said \(said)
      """)
  }

  @Test func `the voice commands are one object`() {
    let voice = app.voice
    var same: [Bool] = []
    app.logIn("Ada")
    same.append(app.voice === voice)
    app.logIn("Grace")
    same.append(app.voice === voice)
    app.logOut()
    same.append(app.voice === voice)
    #expect(
      same == [true, true, true],
      """
      the system holds the object that `app.voice` was at launch; in Ada's session, in Grace's, and \
      after the logout, was it still the same? \(same)
      """)
  }

  @Test(arguments: [[], ["Ada"], ["Ada", "Grace"]])
  func `without a session nothing is added`(users: [String]) {
    for user in users {
      app.logIn(user)
      _ = say("Pay rent")
    }
    // Something else may hold the session that has ended.
    let ended = app.session
    app.logOut()
    let written = store.writtenKeys
    withExtendedLifetime(ended) {
      let said = [say("Call home"), sayAgain()]
      #expect(
        said == ["NobodyIsLoggedIn", "NobodyIsLoggedIn"],
        "\(place(after: users)), so both methods must throw NobodyIsLoggedIn; they gave \(said)")
    }
    #expect(
      store.writtenKeys == written,
      "\(place(after: users)), so nothing may be stored; it was, under \(store.writtenKeys)")
  }

  @Test func `each reminder takes one id`() {
    app.logIn("Ada")
    _ = [say("Pay rent"), sayAgain()]
    let due = Array(repeating: "Ada: \(currentReminderId)", count: 2)
    #expect(
      store.writtenKeys == due,
      """
      Ada said "Pay rent" and "again"; what is stored is one id for each, \(due), and it was \
      \(store.writtenKeys)
      """)
  }

  @Test func `the last title is repeated`() {
    app.logIn("Ada")
    let said = [say("Pay rent"), say("Call home"), sayAgain(), sayAgain()]
    let due = ["Ada: 0 Pay rent", "Ada: 1 Call home", "Ada: 2 Call home", "Ada: 3 Call home"]
    #expect(
      said == due,
      """
      Ada said "Pay rent" and "Call home", and twice "again"; due was \(due), and the voice commands \
      said \(said)
      """)
  }

  @Test func `an empty title is repeated like others`() {
    app.logIn("Ada")
    let said = [say(""), sayAgain()]
    #expect(
      said == ["Ada: 0 ", "Ada: 1 "],
      """
      Ada added an empty title, and said "again"; due was ["Ada: 0 ", "Ada: 1 "], and the voice \
      commands said \(said)
      """)
  }

  @Test func `a title belongs to the session that added it`() {
    let store = WatchedStore()
    let app = App(store: store)
    app.logIn("Ada")
    store.onSet = { app.logIn("Grace") }
    let added = attempt { try app.voice.add("Pay rent") }
    store.onSet = nil
    let said = [added, attempt { try app.voice.repeatLast() }]
    #expect(
      said == ["Ada: 0 Pay rent", "NothingToRepeat"],
      """
      Ada said "Pay rent", Grace's session began while the id was being stored, and she said "again"; \
      ["Ada: 0 Pay rent", "NothingToRepeat"] was due, and the voice commands gave \(said)
      """)
  }

  @Test(arguments: ["Ada", "Grace"], [false, true])
  func `a new session has nothing to repeat`(user: String, logsOut: Bool) {
    app.logIn("Ada")
    _ = say("Buy a ring for Grace")
    if logsOut { app.logOut() }
    app.logIn(user)
    let said = [sayAgain(), say("Pay rent"), sayAgain()]
    #expect(
      said[0] == "NothingToRepeat",
      """
      Ada said "Buy a ring for Grace", \(logsOut ? "logged out, " : "")and \(user) began a new \
      session and said "again"; NothingToRepeat was due, and the voice commands gave \(said[0])
      """)
    #expect(
      said[2].hasSuffix(" Pay rent"),
      """
      then \(user) said "Pay rent" and "again"; "Pay rent" was due, and the voice commands gave \
      \(said[2])
      """)
  }

  @Test func `a title that got no id is not remembered`() {
    app.logIn("Ada")
    let key = "Ada: \(currentReminderId)"
    store.set("four", forKey: key)
    let first = [say("Pay rent"), sayAgain()]
    #expect(
      first == ["ReminderIdError", "NothingToRepeat"],
      """
      "four" is stored in place of Ada's last id; she said "Pay rent", where ReminderIdError was due, \
      and "again", where NothingToRepeat was; it was \(first)
      """)
    store.set(6, forKey: key)
    let said = [say("Call home")]
    store.set("four", forKey: key)
    let refused = [say("Pay rent"), sayAgain()]
    #expect(
      refused == ["ReminderIdError", "ReminderIdError"],
      """
      "four" is stored in place of Ada's last id again; she said "Pay rent" and "again", and \
      ReminderIdError was due for both; it was \(refused)
      """)
    store.set(7, forKey: key)
    #expect(
      said + [sayAgain()] == ["Ada: 7 Call home", "Ada: 8 Call home"],
      """
      "Call home" got an id, and "Pay rent" after it got none, so "again" must add "Call home"
      """)
  }

  @Test(arguments: ["logs out", "is replaced by Grace", "is replaced by a session of her own"])
  func `a session goes when it ends`(end: String) {
    let voice = app.voice
    app.logIn("Ada")
    let left = Left(app.session)
    #expect(left.isInMemory, "Ada has logged in, and `app.session` is nil")
    _ = say("Pay rent")
    _ = sayAgain()
    switch end {
    case "logs out": app.logOut()
    case "is replaced by Grace": app.logIn("Grace")
    default: app.logIn("Ada")
    }
    withExtendedLifetime((app, voice)) {
      #expect(
        !left.isInMemory,
        "Ada's session \(end), and it is still in memory; who holds it?")
    }
  }

  @Test(arguments: [[], ["Ada"], ["Ada", "Grace"]])
  func `an app that nobody holds goes`(users: [String]) {
    let left = makeAndUse(users)
    #expect(
      !left.isInMemory,
      """
      an app was made, its voice commands were used in the sessions of \(users), and nobody holds it \
      any more; it is still in memory, so the app and its voice commands hold each other
      """)
  }

  @Test func `two apps have nothing in common`() {
    let other = App(store: SpyStore())
    app.logIn("Ada")
    other.logIn("Grace")
    let said = [say("Pay rent"), attempt { try other.voice.add("Call home") }, sayAgain()]
    let due = ["Ada: 0 Pay rent", "Grace: 0 Call home", "Ada: 1 Pay rent"]
    #expect(
      said == due,
      "Ada is logged in to one app, and Grace to another; due was \(due), and they said \(said)")
  }

  private func say(_ title: String) -> String { attempt { try app.voice.add(title) } }

  private func sayAgain() -> String { attempt { try app.voice.repeatLast() } }

  /// Returns what was said, or the name of the error.
  private func attempt(_ say: () throws -> String) -> String {
    do { return try say() } catch { return "\(type(of: error))" }
  }

  private func place(after users: [String]) -> String {
    users.isEmpty ? "nobody has logged in yet" : "\(users.joined(separator: " and ")) logged out"
  }

  private func makeAndUse(_ users: [String]) -> Left {
    let app = App(store: SpyStore())
    _ = attempt { try app.voice.add("Pay rent") }
    for user in users {
      app.logIn(user)
      _ = attempt { try app.voice.add("Pay rent") }
    }
    return Left(app)
  }
}

/// A fake that tells when a value is stored.
private final class WatchedStore: KeyValueStore {
  var onSet: (() -> Void)?
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }

  func set(_ value: Any?, forKey key: String) {
    values[key] = value
    onSet?()
  }
}

/// What is left of an object that others hold.
private struct Left {
  private weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  var isInMemory: Bool { object != nil }
}
