import Alarms
import Foundation
import ReminderStorage

@testable import LegacyRescue

/// A stub for the alarms: the test moves an alarm, as the center does when two are for one minute.
@MainActor final class FakeAlarms: Step6.Alarms {
  private(set) var set: [UUID: Date] = [:]
  private var confirmations: [@MainActor (Step6.AlarmConfirmation) -> Void] = []

  func schedule(
    _ title: String, at time: Date,
    confirmed: @escaping @MainActor (Step6.AlarmConfirmation) -> Void
  ) {
    confirmations.append(confirmed)
    confirm(confirmations.count - 1, at: time)
  }

  func cancel(_ alarm: UUID) { set[alarm] = nil }

  /// Replaces what is set by one alarm at another time, and confirms it a second time.
  func move(to time: Date) {
    set = [:]
    confirm(0, at: time)
  }

  private func confirm(_ index: Int, at time: Date) {
    let alarm = UUID()
    set[alarm] = time
    confirmations[index](Step6.AlarmConfirmation(alarm: alarm, time: time))
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

/// A dummy: no test here sends anything.
struct NoServer: Step6.Server {
  func post(_ body: Data, to url: URL) async throws -> (data: Data, status: Int?) { (Data(), nil) }
}

/// What one program runs on, and what it said.
@MainActor final class TestRoot {
  let alarms = FakeAlarms()
  let files = FakeFiles()
  private(set) var lines: [String] = []
  private(set) lazy var reminders = Step6.Reminders(
    store: FakeStore(), now: { .distantPast }, random: { $0.lowerBound }, alarms: alarms,
    files: files, server: NoServer(), say: { [unowned self] in lines.append($0) })
}
