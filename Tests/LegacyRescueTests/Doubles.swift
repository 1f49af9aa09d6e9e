import Alarms
import Foundation
import ReminderStorage

@testable import LegacyRescue

/// A fake of the alarms: the test moves an alarm, as the center does when two are for one minute.
@MainActor final class FakeAlarms: Step6.Alarms {
  private(set) var set: [UUID: (title: String, time: Date)] = [:]
  private var confirmations: [@MainActor (Step6.AlarmConfirmation) -> Void] = []
  private var first: UUID?

  func schedule(
    _ title: String, at time: Date,
    confirmed: @escaping @MainActor (Step6.AlarmConfirmation) -> Void
  ) {
    confirmations.append(confirmed)
    let alarm = add(title, at: time)
    if confirmations.count == 1 { first = alarm }
    confirmed(Step6.AlarmConfirmation(alarm: alarm, time: time))
  }

  func cancel(_ alarm: UUID) { set[alarm] = nil }

  /// Moves the alarm that was set first, unless it is cancelled: it gets a new id, and is confirmed
  /// a second time.
  func move(to time: Date) {
    guard let old = first, let title = set[old]?.title else { return }
    set[old] = nil
    let alarm = add(title, at: time)
    first = alarm
    confirmations[0](Step6.AlarmConfirmation(alarm: alarm, time: time))
  }

  private func add(_ title: String, at time: Date) -> UUID {
    let alarm = UUID()
    set[alarm] = (title, time)
    return alarm
  }
}

@MainActor final class FakeFiles: Step6.Files {
  private(set) var files: [String: Data] = [:]

  func read(_ file: String) -> Data? { files[file] }

  func write(_ data: Data, to file: String) -> Bool {
    files[file] = data
    return true
  }
}

/// A dummy, for the tests that send nothing.
struct NoServer: Step6.Server {
  func post(_ body: Data, to url: URL) async throws -> (data: Data, status: Int?) { (Data(), nil) }
}

/// A stub: it answers that reminder 0 is done, and lets something happen first.
@MainActor final class BusyServer: Step6.Server {
  var meanwhile: () async -> Void = {}

  func post(_ body: Data, to url: URL) async throws -> (data: Data, status: Int?) {
    await meanwhile()
    return (Data("[0]".utf8), 200)
  }
}

/// What one program runs on, and what it said.
@MainActor final class TestRoot {
  let alarms = FakeAlarms()
  let files: FakeFiles
  private let store: FakeStore
  private let server: any Step6.Server
  private(set) var lines: [String] = []
  private(set) lazy var reminders = Step6.Reminders(
    store: store, now: { .distantPast }, random: { $0.lowerBound }, alarms: alarms, files: files,
    server: server, say: { [unowned self] in lines.append($0) })

  init(
    store: FakeStore = FakeStore(), files: FakeFiles = FakeFiles(),
    server: any Step6.Server = NoServer()
  ) {
    self.store = store
    self.files = files
    self.server = server
  }
}
