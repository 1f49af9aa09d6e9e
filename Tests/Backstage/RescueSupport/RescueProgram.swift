// `@testable` needs a debug build. So do the checks, and nothing else uses this file.
#if DEBUG

  import Alarms
  import Foundation
  import ReminderStorage
  import RescuePatient

  @testable import LegacyRescue

  /// The program of chapter 24 on a machine of its own: what is typed goes in, what is printed comes out.
  ///
  /// With both of the patient's bugs, it is the patient itself, `Step0.swift`. Otherwise it is the
  /// version after step 6. Other flaws put one bug back, or break the program or its machine.
  @MainActor open class RescueProgram {
    /// What a test can see the program be wrong in.
    public enum Flaw: Sendable {
      // The patient's own.
      case countsSeconds, addsAgain
      // Half a fix.
      case rightInSpringOnly, everybodyInBerlin, rightForOneDayOnly
      case ignoresMoves, forgetsMoves, forgetsMovesOfOthers, refusesSameTitle, refusesSameTime
      // Something else.
      case beginsWithOne, forgetsLastId, countsForEachUser, listsByID, overdueTooEarly
      case todayInGreenwich, waitsTooLong, waitsTooShort, leavesAlarms, forgetsHistory
      case sendsNothing, keepsDoneElsewhere, notesFailedSync, staysLoggedIn
    }

    /// The time on the machine's clock, in Berlin, such as "2026-03-28 12:00".
    public var clock = "2026-03-28 12:00"

    /// What the server answers to a sync, or nil if there is no connection.
    public var server: String?

    /// The status that the server answers with.
    public var status = 200

    /// The requests that the server got, such as "POST http://127.0.0.1:8080/ada [0]".
    public private(set) var requests: [String] = []

    private let flaws: Set<Flaw>
    private let store = Store()
    private let disk = Disk()
    private let alarmClock = AlarmClock()
    private var lines: [String] = []
    private var dealt = -1
    private var command = ""
    private var user = ""
    private var process: (any RunningProgram)?

    /// Starts the program on a machine on which nothing is stored.
    public init(flaws: Set<Flaw>) {
      self.flaws = flaws
      alarmClock.leavesAlarms = flaws.contains(.leavesAlarms)
      if flaws.contains(.beginsWithOne) { store.set(0, forKey: currentReminderId) }
      _ = restart()
    }

    /// Types one line, and returns the lines that the program prints.
    @discardableResult public func type(_ line: String) async -> [String] {
      let words = line.split(separator: " ").map(String.init)
      command = words.first ?? ""
      if command == "login" { user = words.dropFirst().first ?? "" }
      store.prefix = flaws.contains(.countsForEachUser) ? "\(user): " : ""
      disk.hidesHistory = flaws.contains(.forgetsHistory) && command == "done"
      lines = []
      await process?.run(line)
      if command == "list", flaws.contains(.listsByID) { lines.sort() }
      if command == "logout", flaws.contains(.staysLoggedIn) { store.set(user, forKey: "lastUser") }
      return lines
    }

    /// Ends the program and starts it again, and returns the lines that it prints.
    @discardableResult public func restart() -> [String] {
      if flaws.contains(.forgetsLastId) { store.set(nil, forKey: currentReminderId) }
      lines = []
      command = "start"
      alarmClock.forgetListeners()
      let process = newProcess()
      self.process = process
      process.start()
      return lines
    }

    private func newProcess() -> any RunningProgram {
      let server = Line { [unowned self] in try post($0, to: $1) }
      if flaws.isSuperset(of: [.countsSeconds, .addsAgain]) {
        return Patient(
          on: MachineInMemory(
            store: store, alarmClock: alarmClock, disk: disk, server: server,
            now: { [unowned self] in time }, deal: { [unowned self] in deal($0) },
            print: { [unowned self] in lines.append($0) }))
      }
      return FlawedReminders(
        flaws: flaws, alarmClock: alarmClock, disk: disk, store: store,
        now: { [unowned self] in time }, random: { [unowned self] in deal($0) }, server: server,
        say: { [unowned self] in lines.append($0) })
    }

    /// The alarms that are set, the next one first, such as "2026-03-28 18:00 Pay rent", in Berlin.
    public var alarms: [String] {
      alarmClock.pending.map { "\(RecordedTime.text($0.time)) \($0.title)" }.sorted()
    }

    /// Returns the text in a file, or nil if there is none.
    public func file(_ name: String) -> String? {
      disk.files[name].map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns what the defaults hold under a key, as text.
    public func stored(_ key: String) -> String? { store.object(forKey: key).map { "\($0)" } }

    // MARK: - The machine

    private var time: Date {
      let time = RecordedTime.date(clock) ?? .distantPast
      if command == "list", flaws.contains(.overdueTooEarly) { return time + 1 }
      if command == "today", flaws.contains(.todayInGreenwich) {
        return time - Double(RecordedTime.zone.secondsFromGMT(for: time))
      }
      return time
    }

    /// Deals the numbers of a range in order, the smallest first.
    private func deal(_ range: ClosedRange<Int>) -> Int {
      let range =
        if flaws.contains(.waitsTooLong) {
          range.lowerBound + 1...range.upperBound
        } else if flaws.contains(.waitsTooShort) {
          range.lowerBound...range.upperBound - 1
        } else {
          range
        }
      dealt += 1
      return range.lowerBound + dealt % range.count
    }

    private func post(_ body: Data, to url: URL) throws -> (data: Data, status: Int?) {
      let ids = flaws.contains(.sendsNothing) ? "[]" : String(decoding: body, as: UTF8.self)
      guard let server else {
        if flaws.contains(.notesFailedSync) { store.set(clock, forKey: "last sync of \(user)") }
        throw URLError(.notConnectedToInternet)
      }
      requests.append("POST \(url.absoluteString) \(ids)")
      return (Data((flaws.contains(.keepsDoneElsewhere) ? "[]" : server).utf8), status)
    }
  }

  extension RescueProgram: nonisolated CustomReflectable {
    /// Shows nothing of its inside.
    public nonisolated var customMirror: Mirror {
      Mirror(self, children: [], ancestorRepresentation: .suppressed)
    }
  }

  /// A run of the program, until the next restart.
  @MainActor private protocol RunningProgram {
    func start()
    func run(_ line: String) async
  }

  extension Patient: RunningProgram {}

  /// What the patient runs on: the same store, disk, alarms and server as `FlawedReminders`.
  private struct MachineInMemory: Machine {
    let store: any KeyValueStore
    let alarmClock: AlarmClock
    let disk: Disk
    let server: Line
    let now: () -> Date
    let deal: (ClosedRange<Int>) -> Int
    let print: (String) -> Void

    var time: Date { now() }

    func random(in range: ClosedRange<Int>) -> Int { deal(range) }

    func schedule(
      _ title: String, at time: Date, confirmed: @escaping @MainActor (UUID, Date) -> Void
    ) {
      alarmClock.schedule(title, at: time) { confirmed($0.alarm, $0.time) }
    }

    func cancel(_ alarm: UUID) { alarmClock.cancel(alarm) }

    func read(_ file: String) -> Data? { disk.read(file) }

    func write(_ data: Data, to file: String) -> Bool { disk.write(data, to: file) }

    func post(_ body: Data, to url: URL) throws -> (data: Data, status: Int?) {
      try server.answer(body, url)
    }

    func say(_ line: String) { print(line) }
  }

  private final class FlawedReminders: Step6.Reminders, RunningProgram {
    private let flaws: Set<RescueProgram.Flaw>
    private let alarmClock: AlarmClock
    private let disk: Disk
    private var added: [Int: Step6.Reminder] = [:]

    init(
      flaws: Set<RescueProgram.Flaw>, alarmClock: AlarmClock, disk: Disk, store: Store,
      now: @escaping () -> Date, random: @escaping (ClosedRange<Int>) -> Int, server: Line,
      say: @escaping (String) -> Void
    ) {
      self.flaws = flaws
      self.alarmClock = alarmClock
      self.disk = disk
      super.init(
        store: store, now: now, random: random, alarms: alarmClock, files: disk, server: server,
        say: say)
    }

    override func day(_ days: Int, after due: Date) -> Date? {
      let (seconds, day) = (due + Double(days) * 86_400, super.day(days, after: due))
      if flaws.contains(.countsSeconds) { return seconds }
      if flaws.contains(.rightForOneDayOnly), days > 1 { return seconds }
      if flaws.contains(.rightInSpringOnly), let day, day > seconds { return seconds }
      if flaws.contains(.everybodyInBerlin) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = RecordedTime.zone
        return calendar.date(byAdding: .day, value: days, to: due)
      }
      return day
    }

    override func confirm(
      _ id: Int, of user: Step6.User, _ confirmation: Step6.AlarmConfirmation
    ) {
      let index = reminders.firstIndex { $0.id == id }
      if let index, reminders[index].alarm == nil { return add(index, user, confirmation) }
      let isMoved = alarmClock.isMoving
      if !isMoved { added[id] = nil }
      if isMoved, flaws.contains(.ignoresMoves) { return }
      if isMoved, flaws.contains(.addsAgain), let reminder = added[id] {
        return addAgain(reminder, confirmation)
      }
      let isOfOther = user.name != currentUser?.name
      if isOfOther, flaws.contains(.forgetsMovesOfOthers) || flaws.contains(.addsAgain) { return }
      disk.isReadOnly = isMoved && flaws.contains(.forgetsMoves)
      super.confirm(id, of: user, confirmation)
      disk.isReadOnly = false
    }

    private func add(
      _ index: Int, _ user: Step6.User, _ confirmation: Step6.AlarmConfirmation
    ) {
      let new = reminders[index]
      let isRefused = reminders.contains {
        $0.id != new.id
          && (flaws.contains(.refusesSameTitle) && $0.title == new.title
            || flaws.contains(.refusesSameTime) && $0.due == new.due)
      }
      if isRefused {
        reminders.remove(at: index)
        return alarmClock.cancel(confirmation.alarm)
      }
      added[new.id] = new
      super.confirm(new.id, of: user, confirmation)
    }

    /// Does what the patient does: it adds the reminder to the list of whoever is logged in.
    private func addAgain(_ reminder: Step6.Reminder, _ confirmation: Step6.AlarmConfirmation) {
      guard let user = currentUser else { return }
      var again = reminder
      again.alarm = confirmation.alarm
      reminders.append(again)
      let alarm = reminders.first { $0.id == reminder.id }?.alarm ?? confirmation.alarm
      super.confirm(
        reminder.id, of: user, Step6.AlarmConfirmation(alarm: alarm, time: confirmation.time))
    }
  }

  /// The real alarm center, one for each program.
  @MainActor private final class AlarmClock: Step6.Alarms {
    var leavesAlarms = false
    private(set) var isMoving = false
    private let center = AlarmCenter()
    private var titles: [UUID: String] = [:]
    private var starts = 0

    /// Confirms no alarm any more that was set so far: the program that set it has ended.
    func forgetListeners() { starts += 1 }

    var pending: [(time: Date, title: String)] {
      center.pending.map { ($0.time, titles[$0.id] ?? "") }
    }

    func schedule(
      _ title: String, at time: Date,
      confirmed: @escaping @MainActor (Step6.AlarmConfirmation) -> Void
    ) {
      var isSet = false
      center.schedule(title, at: time) { [start = starts] receipt in
        self.titles[receipt.id] = title
        self.isMoving = isSet
        isSet = true
        guard start == self.starts else { return }
        confirmed(Step6.AlarmConfirmation(alarm: receipt.id, time: receipt.time))
      }
    }

    func cancel(_ alarm: UUID) {
      if !leavesAlarms { center.cancel(alarm) }
    }
  }

  @MainActor private final class Disk: Step6.Files {
    var files: [String: Data] = [:]
    var isReadOnly = false
    var hidesHistory = false

    func read(_ file: String) -> Data? {
      hidesHistory && file.hasSuffix(".history") ? nil : files[file]
    }

    func write(_ data: Data, to file: String) -> Bool {
      if !isReadOnly { files[file] = data }
      return true
    }
  }

  private struct Line: Step6.Server {
    let answer: @MainActor (Data, URL) throws -> (data: Data, status: Int?)

    init(_ answer: @escaping @MainActor (Data, URL) throws -> (data: Data, status: Int?)) {
      self.answer = answer
    }

    func post(_ body: Data, to url: URL) async throws -> (data: Data, status: Int?) {
      try answer(body, url)
    }
  }

  private final class Store: KeyValueStore {
    var prefix = ""
    private var values: [String: Any] = [:]

    func object(forKey key: String) -> Any? { values[name(of: key)] }
    func set(_ value: Any?, forKey key: String) { values[name(of: key)] = value }

    private func name(of key: String) -> String { key == currentReminderId ? prefix + key : key }
  }

#endif
