// wrong: a reminder that moves gets its new alarm before the old one is cancelled
// sees: the old alarm must be cancelled before the new one is set; for 26 open reminders, 27

import Alarms
import Foundation
import ReminderStorage
import Sandbox

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Exercise 24.3: inject three globals
//
// The cut is done. The store, the clock and the random numbers now move into the initializer.
// `init(store:now:random:)` is there, and ignores what it is given.
//
// - Keep the three, and use them wherever `store`, `now` and `random` stand. `now` is called each
//   time the program needs the time. Then delete the three members that a subclass could override.
// - `ReminderIdGenerator` gets the store and the three lines of `nextReminderId()`. `Reminders` makes
//   one and uses it.
// - `app()` calls `Reminders()` as before, and gets the real store, clock and random numbers. It gets
//   the same class as the tests, without a subclass.
// - What goes wrong is still said with `say`. Both bugs stay.

// In this file these names mean a sandbox, so that nothing of yours is touched. Leave them.
private typealias UserDefaults = Sandbox.UserDefaults
private typealias FileManager = Sandbox.FileManager
private typealias URLSession = Sandbox.URLSession

private func print(_ line: String) { Sandbox.print(line) }

enum Injected {
  struct User {
    let name: String
    let zone: TimeZone
  }

  @MainActor final class Session {
    static let shared = Session()

    var currentUser: User? {
      didSet { DateText.zone = currentUser?.zone ?? .gmt }
    }

    private init() {}
  }

  struct Reminder: Codable {
    let id: Int
    let title: String
    var due: Date
    var alarm: UUID
  }

  /// Dates as text.
  ///
  /// Making a formatter is slow, so there is one, until the time zone changes.
  @MainActor enum DateText {
    static var zone = TimeZone.gmt {
      didSet { cached = nil }
    }

    private static var cached: DateFormatter?

    private static var formatter: DateFormatter {
      if let cached { return cached }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = zone
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
      cached = formatter
      return formatter
    }

    static func text(_ date: Date) -> String { formatter.string(from: date) }

    static func date(_ text: String) -> Date? { formatter.date(from: text) }

    static func day(_ date: Date) -> String { String(text(date).prefix(10)) }
  }

  struct ReminderIdGenerator {
    private let store: any KeyValueStore

    init(store: any KeyValueStore) {
      self.store = store
    }

    func nextReminderId() throws -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }

  @MainActor class Reminders {
    private let store: any KeyValueStore
    private let now: () -> Date
    private let random: (ClosedRange<Int>) -> Int
    private let ids: ReminderIdGenerator
    private var reminders: [Reminder] = []

    init(
      store: any KeyValueStore, now: @escaping () -> Date,
      random: @escaping (ClosedRange<Int>) -> Int
    ) {
      self.store = store
      self.now = now
      self.random = random
      ids = ReminderIdGenerator(store: store)
    }

    convenience init() {
      self.init(
        store: UserDefaults.standard, now: { Date() }, random: { Int.random(in: $0) })
    }

    // MARK: - Commands

    /// Goes on with the user who was there last.
    func start() {
      guard let name = store.object(forKey: "lastUser") as? String else {
        return say("welcome; begin with: login NAME [ZONE]")
      }
      logIn([name])
    }

    func run(_ line: String) async {
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard let command = words.first else { return }
      let arguments = Array(words.dropFirst())
      if command == "login" { return logIn(arguments) }
      if command == "server" { return setServer(arguments) }
      guard let user = Session.shared.currentUser else { return say("log in first") }
      switch command {
      case "add": add(arguments)
      case "list": list(reminders)
      case "today": today()
      case "snooze": snooze(arguments)
      case "later": later(arguments)
      case "done": done(arguments, of: user)
      case "history": history(of: user)
      case "sync": await sync(for: user)
      case "logout": logOut(user)
      default: say("commands: login server add list today snooze later done history sync logout")
      }
    }

    private func logIn(_ arguments: [String]) {
      guard let name = arguments.first else { return say("login NAME [ZONE]") }
      let known = store.object(forKey: "zone of \(name)") as? String
      let identifier = arguments.count > 1 ? arguments[1] : known ?? "Europe/Berlin"
      guard let zone = TimeZone(identifier: identifier) else {
        return say("there is no time zone \(identifier)")
      }
      let user = User(name: name, zone: zone)
      Session.shared.currentUser = user
      store.set(name, forKey: "lastUser")
      store.set(identifier, forKey: "zone of \(name)")
      load(for: user)
      say("hello \(name), you have \(reminders.count) open")
    }

    private func logOut(_ user: User) {
      store.set(nil, forKey: "lastUser")
      Session.shared.currentUser = nil
      reminders = []
      say("bye \(user.name)")
    }

    private func setServer(_ arguments: [String]) {
      guard let address = arguments.first else { return say("server ADDRESS") }
      store.set(address, forKey: "server")
      say("server is \(address)")
    }

    private func add(_ arguments: [String]) {
      guard arguments.count == 3 else { return say("add DATE TIME TITLE") }
      let title = arguments[2]
      guard let due = DateText.date("\(arguments[0]) \(arguments[1])") else {
        return say("\(arguments[0]) \(arguments[1]) is no date and time")
      }
      do {
        let id = try ids.nextReminderId()
        schedule(title, at: due) { alarm, time in
          self.reminders.append(Reminder(id: id, title: title, due: due, alarm: alarm))
          self.save()
          self.say("[log] #\(id) rings at \(DateText.text(time))")
        }
      } catch {
        say("not added: \(error)")
      }
    }

    private func list(_ some: [Reminder]) {
      if some.isEmpty { say("nothing to do") }
      for reminder in some.sorted(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
        let mark = reminder.due < now() ? ", overdue" : ""
        say("#\(reminder.id) \(DateText.text(reminder.due)) \(reminder.title)\(mark)")
      }
    }

    private func today() {
      let day = DateText.day(now())
      list(reminders.filter { DateText.day($0.due) == day })
    }

    private func snooze(_ arguments: [String]) {
      guard arguments.count == 2, let days = Int(arguments[1]), (1...365).contains(days) else {
        return say("snooze ID DAYS")
      }
      move(arguments[0], by: Double(days) * 24 * 60 * 60)
    }

    /// Moves a reminder by 10 to 20 minutes, so that not all of them ring at once.
    private func later(_ arguments: [String]) {
      guard let id = arguments.first else { return say("later ID") }
      move(id, by: Double(random(10...20)) * 60)
    }

    private func move(_ id: String, by seconds: TimeInterval) {
      guard let index = reminders.firstIndex(where: { "\($0.id)" == id }) else {
        return say("there is no #\(id)")
      }
      let old = reminders[index]
      let due = old.due + seconds
      reminders[index].due = due
      schedule(old.title, at: due) { alarm, time in
        guard let index = self.reminders.firstIndex(where: { $0.id == old.id }) else { return }
        self.reminders[index].alarm = alarm
        self.save()
        self.say("[log] #\(old.id) rings at \(DateText.text(time))")
      }
      cancel(old.alarm)
    }

    private func done(_ arguments: [String], of user: User) {
      guard let reminder = reminders.first(where: { "\($0.id)" == arguments.first }) else {
        return say("there is no #\(arguments.first ?? "")")
      }
      remove(reminder)
      save()
      let past = read("\(user.name).history") ?? Data()
      let line = "\(DateText.text(now())) \(reminder.title)\n"
      write(past + Data(line.utf8), to: "\(user.name).history")
      say("done: \(reminder.title)")
    }

    private func history(of user: User) {
      let past = read("\(user.name).history") ?? Data()
      for line in String(decoding: past, as: UTF8.self).split(separator: "\n") {
        say(String(line))
      }
      let last = store.object(forKey: "last sync of \(user.name)") as? String
      say("last sync: \(last ?? "never")")
    }

    private func sync(for user: User) async {
      let address = store.object(forKey: "server") as? String
      guard let url = URL(string: "\(address ?? "http://127.0.0.1:8080")/\(user.name)") else {
        return say("\(address ?? "") is no address")
      }
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      do {
        request.httpBody = try JSONEncoder().encode(reminders.map(\.id))
        let (data, response) = try await send(request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
          return say("the server refused")
        }
        let doneElsewhere = try JSONDecoder().decode([Int].self, from: data)
        let finished = reminders.filter { doneElsewhere.contains($0.id) }
        for reminder in finished { remove(reminder) }
        save()
        store.set(DateText.text(now()), forKey: "last sync of \(user.name)")
        say("synced, \(finished.count) done elsewhere")
      } catch {
        say("no answer, try again later")
      }
    }

    // MARK: - Reminders

    private func remove(_ reminder: Reminder) {
      cancel(reminder.alarm)
      reminders.removeAll { $0.id == reminder.id }
    }

    // MARK: - Files

    private func load(for user: User) {
      let data = read("\(user.name).json") ?? Data("[]".utf8)
      do {
        reminders = try JSONDecoder().decode([Reminder].self, from: data)
      } catch {
        reminders = []
        say("[log] \(user.name).json can't be read")
      }
    }

    private func save() {
      guard let user = Session.shared.currentUser else { return }
      do {
        write(try JSONEncoder().encode(reminders), to: "\(user.name).json")
      } catch {
        say("[log] \(error)")
      }
    }

    private var folder: URL {
      FileManager.default.homeDirectoryForCurrentUser.appending(path: ".legacy-reminders")
    }

    // MARK: - What a testing subclass overrides

    func say(_ line: String) { print(line) }

    func schedule(
      _ title: String, at time: Date, confirmed: @escaping @MainActor (UUID, Date) -> Void
    ) {
      AlarmCenter.shared.schedule(title, at: time) { confirmed($0.id, $0.time) }
    }

    func cancel(_ alarm: UUID) { AlarmCenter.shared.cancel(alarm) }

    func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
      try await URLSession.shared.data(for: request)
    }

    func read(_ file: String) -> Data? {
      FileManager.default.contents(atPath: folder.appending(path: file).path)
    }

    func write(_ data: Data, to file: String) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let isWritten = FileManager.default.createFile(
        atPath: folder.appending(path: file).path, contents: data)
      if !isWritten { say("[log] \(file) can't be written") }
    }
  }
}

extension Injected {
  /// An old caller, in a file that you don't edit.
  @MainActor static func app() -> Reminders { Reminders() }
}
