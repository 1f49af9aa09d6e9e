public import Foundation
public import ReminderStorage

/// What the patient of chapter 24 runs on, all of it in memory.
@MainActor public protocol Machine {
  /// What the defaults hold.
  var store: any KeyValueStore { get }

  /// The time on the clock.
  var time: Date { get }

  /// Returns a random number.
  func random(in range: ClosedRange<Int>) -> Int

  /// Sets an alarm, and confirms it with its id and its time, now and each time it moves.
  func schedule(
    _ title: String, at time: Date, confirmed: @escaping @MainActor (UUID, Date) -> Void)

  /// Removes an alarm.
  func cancel(_ alarm: UUID)

  /// Returns what is in a file.
  func read(_ file: String) -> Data?

  /// Writes a file, and returns whether that was possible.
  func write(_ data: Data, to file: String) -> Bool

  /// Returns what the server answers, and its status.
  func post(_ body: Data, to url: URL) throws -> (data: Data, status: Int?)

  /// Prints a line.
  func say(_ line: String)
}

/// The patient: `Step0.swift` of chapter 24, to the letter, on a machine in memory.
///
/// In this module, what that file calls `UserDefaults` or `Date()` is declared in `Globals.swift`,
/// because a module's own declaration hides an imported one that is called in the same way. A
/// process has one `Session`. So each patient puts its user there before it runs, and takes the user
/// away with it.
@MainActor public final class Patient {
  static private(set) var machine: (any Machine)?

  private let machine: any Machine
  private let reminders = Step0.Reminders()
  private var user: Step0.User?

  /// Makes a process that has not started yet.
  public init(on machine: any Machine) {
    self.machine = machine
  }

  /// Starts it, as `Step0.main()` does.
  public func start() {
    comeIn()
    reminders.start()
    leave()
  }

  /// Types a line.
  ///
  /// Nothing on a machine in memory makes it wait, so no other patient comes in.
  public func run(_ line: String) async {
    comeIn()
    await reminders.run(line)
    leave()
  }

  private func comeIn() {
    Self.machine = machine
    Step0.Session.shared.currentUser = user
  }

  private func leave() {
    user = Step0.Session.shared.currentUser
    Self.machine = nil
  }
}
