// wrong: an alarm that moves is told in the time zone in which it was set, although its user has another one now
// sees: and logged in again, in New York

import Alarms
import Foundation
import ReminderStorage
import Sandbox

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Exercise 24.6: build the root
//
// Two bugs are gone. Two globals of the program's own are left: `Session.shared` and `DateText.zone`.
// Because of them, two programs side by side share one user and one time zone.
//
// - Each `Reminders` has a current user of its own, and shows dates in that user's time zone, or in
//   GMT before the first login. Delete `Session`, and make `DateText` a value. While one program waits
//   for its server, another one may run.
// - What the program says goes to the closure `say`, which the initializer gets and ignores so far.
//   Then `say(_:)` need not be overridden any more. No `print` is left, errors included.
// - `Root.reminders()` is the one place that names `UserDefaults.standard`, `Date()`, `Int.random`,
//   the three adapters and `print`. It makes a `Reminders`, not a subclass. Delete the initializer
//   without arguments, and give no parameter of the other one a default.

// In this file these names mean a sandbox, so that nothing of yours is touched. Leave them.
private typealias UserDefaults = Sandbox.UserDefaults
private typealias FileManager = Sandbox.FileManager
private typealias URLSession = Sandbox.URLSession

private func print(_ line: String) { Sandbox.print(line) }

enum Rooted {
  struct User {
    let name: String
    let zone: TimeZone
  }

  struct Reminder: Codable {
    let id: Int
    let title: String
    var due: Date
    var alarm: UUID?
  }

  /// Dates as text.
  ///
  /// Making a formatter is slow, so a value makes one and keeps it.
  struct DateText {
    let zone: TimeZone
    private let formatter = DateFormatter()

    init(zone: TimeZone) {
      self.zone = zone
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = zone
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
    }

    func text(_ date: Date) -> String { formatter.string(from: date) }

    func date(_ text: String) -> Date? { formatter.date(from: text) }

    func day(_ date: Date) -> String { String(text(date).prefix(10)) }
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
    private let alarms: any Alarms
    private let files: any Files
    private let server: any Server
    private let ids: ReminderIdGenerator
    private let say: (String) -> Void
    var reminders: [Reminder] = []
    private var currentUser: User? {
      didSet { dates = DateText(zone: currentUser?.zone ?? .gmt) }
    }
    private var dates = DateText(zone: .gmt)

    init(
      store: any KeyValueStore, now: @escaping () -> Date,
      random: @escaping (ClosedRange<Int>) -> Int, alarms: any Alarms, files: any Files,
      server: any Server, say: @escaping (String) -> Void
    ) {
      self.store = store
      self.now = now
      self.random = random
      self.alarms = alarms
      self.files = files
      self.server = server
      self.say = say
      ids = ReminderIdGenerator(store: store)
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
      guard let user = currentUser else { return say("log in first") }
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
      currentUser = user
      store.set(name, forKey: "lastUser")
      store.set(identifier, forKey: "zone of \(name)")
      reminders = saved(by: user)
      say("hello \(name), you have \(reminders.count) open")
    }

    private func logOut(_ user: User) {
      store.set(nil, forKey: "lastUser")
      currentUser = nil
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
      guard let due = dates.date("\(arguments[0]) \(arguments[1])") else {
        return say("\(arguments[0]) \(arguments[1]) is no date and time")
      }
      do {
        let id = try ids.nextReminderId()
        let reminder = Reminder(id: id, title: title, due: due, alarm: nil)
        reminders.append(reminder)
        setAlarm(for: reminder)
      } catch {
        say("not added: \(error)")
      }
    }

    private func list(_ some: [Reminder]) {
      if some.isEmpty { say("nothing to do") }
      for reminder in some.sorted(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
        let mark = reminder.due < now() ? ", overdue" : ""
        say("#\(reminder.id) \(dates.text(reminder.due)) \(reminder.title)\(mark)")
      }
    }

    private func today() {
      let day = dates.day(now())
      list(reminders.filter { dates.day($0.due) == day })
    }

    private func snooze(_ arguments: [String]) {
      guard arguments.count == 2, let days = Int(arguments[1]), (1...365).contains(days) else {
        return say("snooze ID DAYS")
      }
      move(arguments[0]) { self.day(days, after: $0) }
    }

    /// Moves a reminder by 10 to 20 minutes, so that not all of them ring at once.
    private func later(_ arguments: [String]) {
      guard let id = arguments.first else { return say("later ID") }
      let minutes = random(10...20)
      move(id) { $0 + Double(minutes) * 60 }
    }

    /// The same time of day, some days later, where the user is.
    ///
    /// In an hour that the clocks skip, it is an hour later, and stays so, because only the date is kept.
    func day(_ days: Int, after due: Date) -> Date? {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = dates.zone
      return calendar.date(byAdding: .day, value: days, to: due)
    }

    private func move(_ id: String, to time: (Date) -> Date?) {
      guard let index = reminders.firstIndex(where: { "\($0.id)" == id }) else {
        return say("there is no #\(id)")
      }
      let old = reminders[index]
      guard let due = time(old.due) else { return say("there is no such day") }
      reminders[index].due = due
      if let alarm = old.alarm { alarms.cancel(alarm) }
      setAlarm(for: reminders[index])
    }

    /// Sets an alarm for the user who is logged in now.
    private func setAlarm(for reminder: Reminder) {
      guard let user = currentUser else { return }
      alarms.schedule(reminder.title, at: reminder.due) { self.confirm(reminder.id, of: user, $0) }
    }

    /// Notes an alarm that was set or moved, unless its reminder is gone.
    ///
    /// When it moves, somebody else may have logged in. Then the file of its user is changed.
    func confirm(_ id: Int, of user: User, _ confirmation: AlarmConfirmation) {
      let isHere = user.name == currentUser?.name
      var all = isHere ? reminders : saved(by: user)
      guard let index = all.firstIndex(where: { $0.id == id }) else { return }
      all[index].alarm = confirmation.alarm
      save(all, of: user)
      guard isHere else { return }
      reminders = all
      say("[log] #\(id) rings at \(DateText(zone: user.zone).text(confirmation.time))")
    }

    private func done(_ arguments: [String], of user: User) {
      guard let reminder = reminders.first(where: { "\($0.id)" == arguments.first }) else {
        return say("there is no #\(arguments.first ?? "")")
      }
      remove(reminder)
      save()
      let past = files.read("\(user.name).history") ?? Data()
      let line = "\(dates.text(now())) \(reminder.title)\n"
      write(past + Data(line.utf8), to: "\(user.name).history")
      say("done: \(reminder.title)")
    }

    private func history(of user: User) {
      let past = files.read("\(user.name).history") ?? Data()
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
      do {
        let body = try JSONEncoder().encode(reminders.map(\.id))
        let (data, status) = try await server.post(body, to: url)
        guard status == 200 else { return say("the server refused") }
        let doneElsewhere = try JSONDecoder().decode([Int].self, from: data)
        let finished = reminders.filter { doneElsewhere.contains($0.id) }
        for reminder in finished { remove(reminder) }
        save()
        store.set(dates.text(now()), forKey: "last sync of \(user.name)")
        say("synced, \(finished.count) done elsewhere")
      } catch {
        say("no answer, try again later")
      }
    }

    // MARK: - Reminders

    private func remove(_ reminder: Reminder) {
      if let alarm = reminder.alarm { alarms.cancel(alarm) }
      reminders.removeAll { $0.id == reminder.id }
    }

    // MARK: - Files

    private func saved(by user: User) -> [Reminder] {
      let data = files.read("\(user.name).json") ?? Data("[]".utf8)
      do {
        return try JSONDecoder().decode([Reminder].self, from: data)
      } catch {
        say("[log] \(user.name).json can't be read")
        return []
      }
    }

    private func save() {
      guard let user = currentUser else { return }
      save(reminders, of: user)
    }

    private func save(_ some: [Reminder], of user: User) {
      do {
        write(try JSONEncoder().encode(some), to: "\(user.name).json")
      } catch {
        say("[log] \(error)")
      }
    }

    private func write(_ data: Data, to file: String) {
      if !files.write(data, to: file) { say("[log] \(file) can't be written") }
    }
  }

  // MARK: - What can't be edited, behind protocols of our own

  struct AlarmConfirmation {
    let alarm: UUID
    let time: Date
  }

  @MainActor protocol Alarms {
    /// Sets an alarm. `confirmed` is called before this returns, and again when the alarm moves.
    func schedule(
      _ title: String, at time: Date, confirmed: @escaping @MainActor (AlarmConfirmation) -> Void)
    func cancel(_ alarm: UUID)
  }

  @MainActor protocol Files {
    func read(_ file: String) -> Data?
    /// Returns whether the file was written.
    func write(_ data: Data, to file: String) -> Bool
  }

  @MainActor protocol Server {
    /// Returns what the server answers, and its status.
    func post(_ body: Data, to url: URL) async throws -> (data: Data, status: Int?)
  }

  struct SystemAlarms: Alarms {
    func schedule(
      _ title: String, at time: Date, confirmed: @escaping @MainActor (AlarmConfirmation) -> Void
    ) {
      AlarmCenter.shared.schedule(title, at: time) { receipt in
        confirmed(AlarmConfirmation(alarm: receipt.id, time: receipt.time))
      }
    }

    func cancel(_ alarm: UUID) { AlarmCenter.shared.cancel(alarm) }
  }

  struct HomeFolder: Files {
    private var folder: URL {
      FileManager.default.homeDirectoryForCurrentUser.appending(path: ".legacy-reminders")
    }

    func read(_ file: String) -> Data? {
      FileManager.default.contents(atPath: folder.appending(path: file).path)
    }

    func write(_ data: Data, to file: String) -> Bool {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return FileManager.default.createFile(
        atPath: folder.appending(path: file).path, contents: data)
    }
  }

  struct HTTPServer: Server {
    func post(_ body: Data, to url: URL) async throws -> (data: Data, status: Int?) {
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpBody = body
      let (data, response) = try await URLSession.shared.data(for: request)
      return (data, (response as? HTTPURLResponse)?.statusCode)
    }
  }

  // MARK: - The root

  @MainActor enum Root {
    static func reminders() -> Reminders {
      Reminders(
        store: UserDefaults.standard, now: { Date() }, random: { Int.random(in: $0) },
        alarms: SystemAlarms(), files: HomeFolder(), server: HTTPServer(), say: { print($0) })
    }
  }
}
