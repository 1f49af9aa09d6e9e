import Alarms
import Foundation
import ReminderStorage

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Step 0: the patient, as three years have left it.
public enum Step0 {
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

  @MainActor class Reminders {
    private var reminders: [Reminder] = []

    // MARK: - Commands

    /// Goes on with the user who was there last.
    func start() {
      guard let name = UserDefaults.standard.object(forKey: "lastUser") as? String else {
        return print("welcome; begin with: login NAME [ZONE]")
      }
      logIn([name])
    }

    func run(_ line: String) async {
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard let command = words.first else { return }
      let arguments = Array(words.dropFirst())
      if command == "login" { return logIn(arguments) }
      if command == "server" { return setServer(arguments) }
      guard let user = Session.shared.currentUser else { return print("log in first") }
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
      default: print("commands: login server add list today snooze later done history sync logout")
      }
    }

    private func logIn(_ arguments: [String]) {
      guard let name = arguments.first else { return print("login NAME [ZONE]") }
      let known = UserDefaults.standard.object(forKey: "zone of \(name)") as? String
      let identifier = arguments.count > 1 ? arguments[1] : known ?? "Europe/Berlin"
      guard let zone = TimeZone(identifier: identifier) else {
        return print("there is no time zone \(identifier)")
      }
      let user = User(name: name, zone: zone)
      Session.shared.currentUser = user
      UserDefaults.standard.set(name, forKey: "lastUser")
      UserDefaults.standard.set(identifier, forKey: "zone of \(name)")
      load(for: user)
      print("hello \(name), you have \(reminders.count) open")
    }

    private func logOut(_ user: User) {
      UserDefaults.standard.removeObject(forKey: "lastUser")
      Session.shared.currentUser = nil
      reminders = []
      print("bye \(user.name)")
    }

    private func setServer(_ arguments: [String]) {
      guard let address = arguments.first else { return print("server ADDRESS") }
      UserDefaults.standard.set(address, forKey: "server")
      print("server is \(address)")
    }

    private func add(_ arguments: [String]) {
      guard arguments.count == 3 else { return print("add DATE TIME TITLE") }
      let title = arguments[2]
      guard let due = DateText.date("\(arguments[0]) \(arguments[1])") else {
        return print("\(arguments[0]) \(arguments[1]) is no date and time")
      }
      do {
        let id = try nextReminderId()
        AlarmCenter.shared.schedule(title, at: due) { receipt in
          self.reminders.append(Reminder(id: id, title: title, due: due, alarm: receipt.id))
          self.save()
          print("[log] #\(id) rings at \(DateText.text(receipt.time))")
        }
      } catch {
        print("not added: \(error)")
      }
    }

    private func list(_ some: [Reminder]) {
      if some.isEmpty { print("nothing to do") }
      for reminder in some.sorted(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
        let mark = reminder.due < Date() ? ", overdue" : ""
        print("#\(reminder.id) \(DateText.text(reminder.due)) \(reminder.title)\(mark)")
      }
    }

    private func today() {
      let day = DateText.day(Date())
      list(reminders.filter { DateText.day($0.due) == day })
    }

    private func snooze(_ arguments: [String]) {
      guard arguments.count == 2, let days = Int(arguments[1]), (1...365).contains(days) else {
        return print("snooze ID DAYS")
      }
      move(arguments[0], by: Double(days) * 24 * 60 * 60)
    }

    /// Moves a reminder by 10 to 20 minutes, so that not all of them ring at once.
    private func later(_ arguments: [String]) {
      guard let id = arguments.first else { return print("later ID") }
      move(id, by: Double(Int.random(in: 10...20)) * 60)
    }

    private func move(_ id: String, by seconds: TimeInterval) {
      guard let index = reminders.firstIndex(where: { "\($0.id)" == id }) else {
        return print("there is no #\(id)")
      }
      let old = reminders[index]
      let due = old.due + seconds
      reminders[index].due = due
      AlarmCenter.shared.cancel(old.alarm)
      AlarmCenter.shared.schedule(old.title, at: due) { receipt in
        guard let index = self.reminders.firstIndex(where: { $0.id == old.id }) else { return }
        self.reminders[index].alarm = receipt.id
        self.save()
        print("[log] #\(old.id) rings at \(DateText.text(receipt.time))")
      }
    }

    private func done(_ arguments: [String], of user: User) {
      guard let reminder = reminders.first(where: { "\($0.id)" == arguments.first }) else {
        return print("there is no #\(arguments.first ?? "")")
      }
      remove(reminder)
      save()
      let past = read("\(user.name).history") ?? Data()
      let line = "\(DateText.text(Date())) \(reminder.title)\n"
      write(past + Data(line.utf8), to: "\(user.name).history")
      print("done: \(reminder.title)")
    }

    private func history(of user: User) {
      let past = read("\(user.name).history") ?? Data()
      for line in String(decoding: past, as: UTF8.self).split(separator: "\n") {
        print(String(line))
      }
      let last = UserDefaults.standard.object(forKey: "last sync of \(user.name)") as? String
      print("last sync: \(last ?? "never")")
    }

    private func sync(for user: User) async {
      let address = UserDefaults.standard.object(forKey: "server") as? String
      guard let url = URL(string: "\(address ?? "http://127.0.0.1:8080")/\(user.name)") else {
        return print("\(address ?? "") is no address")
      }
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      do {
        request.httpBody = try JSONEncoder().encode(reminders.map(\.id))
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
          return print("the server refused")
        }
        let doneElsewhere = try JSONDecoder().decode([Int].self, from: data)
        let finished = reminders.filter { doneElsewhere.contains($0.id) }
        for reminder in finished { remove(reminder) }
        save()
        UserDefaults.standard.set(DateText.text(Date()), forKey: "last sync of \(user.name)")
        print("synced, \(finished.count) done elsewhere")
      } catch {
        print("no answer, try again later")
      }
    }

    // MARK: - Reminders

    private func nextReminderId() throws -> Int {
      let id = try reminderId(after: UserDefaults.standard.object(forKey: currentReminderId))
      UserDefaults.standard.set(id, forKey: currentReminderId)
      return id
    }

    private func remove(_ reminder: Reminder) {
      AlarmCenter.shared.cancel(reminder.alarm)
      reminders.removeAll { $0.id == reminder.id }
    }

    // MARK: - Files

    private func load(for user: User) {
      let data = read("\(user.name).json") ?? Data("[]".utf8)
      do {
        reminders = try JSONDecoder().decode([Reminder].self, from: data)
      } catch {
        reminders = []
        print("[log] \(user.name).json can't be read")
      }
    }

    private func save() {
      guard let user = Session.shared.currentUser else { return }
      do {
        write(try JSONEncoder().encode(reminders), to: "\(user.name).json")
      } catch {
        print("[log] \(error)")
      }
    }

    private var folder: URL {
      FileManager.default.homeDirectoryForCurrentUser.appending(path: ".legacy-reminders")
    }

    private func read(_ file: String) -> Data? {
      FileManager.default.contents(atPath: folder.appending(path: file).path)
    }

    private func write(_ data: Data, to file: String) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let isWritten = FileManager.default.createFile(
        atPath: folder.appending(path: file).path, contents: data)
      if !isWritten { print("[log] \(file) can't be written") }
    }
  }
}

extension Step0 {
  /// Runs the program: a command a line, until the input ends.
  @MainActor public static func main() async {
    let reminders = Reminders()
    reminders.start()
    while let line = readLine() { await reminders.run(line) }
    _ = UserDefaults.standard.synchronize()
  }
}
