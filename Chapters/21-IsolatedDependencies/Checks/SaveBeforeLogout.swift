import ExerciseKit
import Foundation
import Synchronization
import Testing

@testable import IsolatedDependenciesExercises

@Suite(.exercise("21.4")) @MainActor struct SaveBeforeLogout {
  private let clock = CheckClock()
  private let server = Server()
  private let saver: DraftSaver

  init() {
    saver = DraftSaver(clock: clock, delay: .milliseconds(20), save: server.save)
  }

  @Test func `an edit is saved after the delay, and no earlier`() async {
    await edit("Milk")
    clock.advance(by: .milliseconds(19))
    #expect(
      clock.sleepers == 1 && server.saved == [],
      """
      the delay is 20 ms; 19 ms after an edit, \(clock.sleepers) tasks slept on the clock you were \
      given, and \(server.saved) was saved
      """)
    clock.advance(by: .milliseconds(1))
    await until { server.saved.count >= 1 }
    #expect(
      server.saved == ["Milk"], "20 ms after the edit \"Milk\", \(server.saved) was saved")
  }

  @Test func `the delay counts from the edit, and not from the sleep of a task`() async {
    saver.edit("Milk")
    clock.advance(by: .milliseconds(20))
    await until { server.saved.count >= 1 }
    #expect(
      server.saved == ["Milk"],
      """
      right after the edit "Milk", 20 ms passed before any task could run; then \(server.saved) was \
      saved, and \(clock.sleepers) tasks slept on the clock
      """)
  }

  @Test func `each edit begins the delay again`() async {
    await edit("M", then: 15)
    await edit("Mi", then: 15)
    await edit("Milk", then: 15)
    #expect(
      server.saved == [],
      "there were 15 ms between the edits, and the delay is 20 ms, but \(server.saved) was saved")
    clock.advance(by: .milliseconds(5))
    await until { server.saved.count >= 1 }
    await settle()
    #expect(
      server.saved == ["Milk"],
      "three edits came within the delay, the last one \"Milk\"; \(server.saved) was saved")
  }

  @Test func `an edit with the same text begins the delay again, too`() async {
    await edit("Milk", then: 15)
    saver.edit("Milk")
    await settle()
    clock.advance(by: .milliseconds(15))
    await settle()
    #expect(
      server.begun == [],
      """
      "Milk" was edited, and 15 ms later edited to "Milk" again; the delay is 20 ms, and 15 ms after \
      the second edit \(server.begun) was saved
      """)
    clock.advance(by: .milliseconds(5))
    await until { server.saved.count >= 1 }
    #expect(
      server.saved == ["Milk"],
      "20 ms after the second of two edits to \"Milk\", \(server.saved) was saved")
  }

  @Test func `an edit right after the delay has a delay of its own`() async {
    await edit("Milk")
    let sleeps = clock.sleeps
    clock.advance(by: .milliseconds(20))
    saver.edit("Milk, eggs")
    await until { clock.sleeps > sleeps }
    await settle()
    #expect(
      !server.begun.contains("Milk, eggs"),
      """
      the delay of "Milk" was over, and in that moment the edit "Milk, eggs" came; before its own \
      delay was over, \(server.begun) was saved
      """)
    clock.advance(by: .milliseconds(20))
    await until { server.saved.last == "Milk, eggs" }
    #expect(
      server.saved.last == "Milk, eggs",
      "20 ms after the edit \"Milk, eggs\", \(server.saved) was saved")
  }

  @Test func `each pause in the writing is saved once`() async {
    for text in ["Milk", "Milk, eggs", "Milk, eggs"] {
      let count = server.saved.count
      await edit(text, then: 20)
      await until { server.saved.count > count }
    }
    #expect(
      server.saved == ["Milk", "Milk, eggs", "Milk, eggs"],
      "three edits were 20 ms or more apart, the last two with the same text; \(server.saved) was saved"
    )
  }

  @Test func `a save begins when the one before it has ended`() async {
    server.holdSaves()
    await edit("Milk", then: 20)
    await until { server.begun.count >= 1 }
    await edit("Milk, eggs", then: 20)
    await settle()
    #expect(
      server.begun == ["Milk"],
      "the save of \"Milk\" was still running, and \(server.begun) had begun")
    server.letSavesGo()
    await until { server.saved.count >= 2 }
    #expect(
      server.saved == ["Milk", "Milk, eggs"],
      "two edits were 20 ms apart, and the first save took longer; \(server.saved) was saved")
  }

  @Test func `saves that wait for one begin one at a time`() async {
    server.holdSaves()
    for text in ["Milk", "Milk, eggs", "Milk, eggs, tea"] { await edit(text, then: 20) }
    var most = 0
    for _ in 1...3 {
      most = max(most, server.begun.count - server.saved.count)
      server.letSavesEnd()
      await settle()
    }
    #expect(
      most == 1,
      """
      two texts were due while the save of "Milk" was running; their saves must begin one at a time, \
      and \(most) ran at once
      """)
    #expect(
      server.saved.last == "Milk, eggs, tea",
      "three texts were due, the last one \"Milk, eggs, tea\"; \(server.saved) was saved")
  }

  @Test(arguments: [false, true])
  func `a note that is emptied is saved`(logsOut: Bool) async throws {
    await edit("Milk", then: 20)
    await edit("", then: logsOut ? 0 : 20)
    if logsOut { try await logOut() } else { await until { server.saved.count >= 2 } }
    #expect(
      server.saved == ["Milk", ""],
      """
      the user wrote "Milk" and then emptied the note; \(logsOut ? "after the logout" : "20 ms later") \
      \(server.saved) was saved
      """)
  }

  @Test func `an edit doesn't cancel a running save`() async {
    server.holdSaves()
    await edit("Milk", then: 20)
    await until { server.begun.count >= 1 }
    await edit("Milk, eggs")
    server.letSavesGo()
    await until { server.saved.count >= 1 }
    #expect(
      server.cancelled == [],
      "a save was running when the next edit came, and its task was cancelled: \(server.cancelled)")
  }

  @Test func `the logout saves what is waiting, at once`() async throws {
    await edit("Milk")
    try await logOut()
    #expect(
      server.saved == ["Milk"],
      "\"Milk\" was waiting when the user logged out; when that was done, \(server.saved) was saved"
    )
    #expect(
      server.cancelled == [], "the last save of the session ran in a task that was cancelled")
    #expect(
      clock.sleepers == 0, "after the logout, \(clock.sleepers) tasks still slept on the clock")
    clock.advance(by: .seconds(1))
    await settle()
    #expect(
      server.saved == ["Milk"],
      "\"Milk\" was edited once; a second after the logout, \(server.saved) was saved")
  }

  @Test func `the logout saves an edit that came right before it`() async throws {
    saver.edit("Milk")
    try await logOut()
    #expect(
      server.saved == ["Milk"],
      "the user logged out right after the edit \"Milk\", and \(server.saved) was saved")
    #expect(
      clock.sleepers == 0, "after the logout, \(clock.sleepers) tasks still slept on the clock")
  }

  @Test func `the logout waits for a save that is running, and for the next one`() async {
    server.holdSaves()
    await edit("Milk", then: 20)
    await until { server.begun.count >= 1 }
    await edit("Milk, eggs")
    let ending = beginLogOut()
    await settle()
    #expect(!ending.isThere, "`logOut()` returned while a save was running")
    saver.edit("Too late")
    await settle()
    #expect(
      server.begun == ["Milk"],
      "the save of \"Milk\" was still running, and \(server.begun) had begun")
    server.letSavesGo()
    await until { ending.isThere }
    #expect(ending.isThere, "`logOut()` never returned, although both saves could end")
    clock.advance(by: .seconds(1))
    await settle()
    #expect(
      !server.begun.contains("Too late"),
      "an edit came while `logOut()` was waiting for a save, and it was saved")
    #expect(
      server.saved.prefix(2) == ["Milk", "Milk, eggs"],
      """
      one save was running and \"Milk, eggs\" was waiting when the user logged out; when that was \
      done, \(server.saved) was saved
      """)
    #expect(
      server.cancelled == [],
      "a save was running when the user logged out, and its task was cancelled")
  }

  @Test func `the logout waits for a save that is due, too`() async {
    server.holdSaves()
    for text in ["Milk", "Milk, eggs"] { await edit(text, then: 20) }
    let ending = beginLogOut()
    await settle()
    server.letSavesGo()
    await until { ending.isThere }
    #expect(
      server.saved == ["Milk", "Milk, eggs"],
      """
      one save was running, and "Milk, eggs" was due, when the user logged out; when that was done, \
      \(server.saved) was saved
      """)
  }

  @Test func `each logout waits for a save that is running`() async {
    server.holdSaves()
    await edit("Milk", then: 20)
    let endings = [beginLogOut(), beginLogOut()]
    await settle()
    let early = endings.count(where: \.isThere)
    #expect(
      early == 0,
      "`logOut()` was called twice while a save was running, and \(early) of the calls returned")
    server.letSavesGo()
    await until { endings.allSatisfy(\.isThere) }
    #expect(
      endings.allSatisfy(\.isThere) && server.saved == ["Milk"],
      "`logOut()` was called twice while \"Milk\" was being saved; \(server.saved) was saved")
  }

  @Test(arguments: [1, 2, 3])
  func `the logout waits for whatever sleeps on the clock`(edits: Int) async {
    clock.holdWhoIsCancelled()
    let texts = ["M", "Mi", "Milk"].suffix(edits)
    for text in texts {
      saver.edit(text)
      await settle()
    }
    let ending = beginLogOut()
    await settle()
    var early = 0
    // The last one that was cancelled wakes first.
    while clock.wakeOneWhoIsCancelled() {
      if ending.isThere { early += 1 }
      await settle()
    }
    #expect(
      early == 0,
      """
      after the edits \(Array(texts)), the clock took its time to wake tasks that are cancelled, and \
      `logOut()` returned while the cancelled tasks still slept
      """)
    await until { ending.isThere }
    #expect(
      ending.isThere && clock.sleepers == 0 && server.saved == ["Milk"],
      """
      after the edits \(Array(texts)) and the logout, \(clock.sleepers) tasks slept, and \
      \(server.saved) was saved
      """)
  }

  @Test func `a logout that is cancelled saves what is waiting`() async {
    await edit("Milk")
    let ending = beginLogOut()
    ending.task?.cancel()
    await until { ending.isThere }
    #expect(
      server.saved == ["Milk"] && server.cancelled == [],
      """
      "Milk" was waiting, and the task that called `logOut()` was cancelled; \(server.saved) was \
      saved, and of that in a cancelled task \(server.cancelled)
      """)
  }

  @Test func `a logout that is cancelled waits for a save that is running`() async {
    server.holdSaves()
    await edit("Milk", then: 20)
    await until { server.begun.count >= 1 }
    let ending = beginLogOut()
    ending.task?.cancel()
    await settle()
    #expect(
      !ending.isThere,
      """
      the task that called `logOut()` was cancelled, and `logOut()` returned while "Milk" was being \
      saved
      """)
    server.letSavesGo()
    await until { ending.isThere }
  }

  @Test func `the logout doesn't save again what is saved`() async throws {
    await edit("Milk", then: 20)
    await until { server.saved.count >= 1 }
    try await logOut()
    try await logOut()
    #expect(
      server.saved == ["Milk"],
      "\"Milk\" was saved before the logout, and after it \(server.saved) was saved")
  }

  @Test(arguments: [false, true])
  func `a save that is due during the logout happens once`(isFirst: Bool) async throws {
    await edit("Milk")
    // The main actor takes its tasks in turn, so a logout that begins before the time passes is first.
    let ending = isFirst ? nil : beginLogOut()
    clock.advance(by: .milliseconds(20))
    if isFirst {
      await until { server.saved.count >= 1 }
      try await logOut()
    }
    await until { ending?.isThere ?? true }
    await settle()
    #expect(
      server.saved == ["Milk"],
      "the delay was over in the moment of the logout, and \(server.saved) was saved")
  }

  @Test func `nothing is saved without an edit, or after the logout`() async throws {
    try await logOut()
    #expect(server.saved == [], "nothing was edited, and \(server.saved) was saved")
    saver.edit("Milk")
    await settle()
    clock.advance(by: .seconds(1))
    await settle()
    try await logOut()
    #expect(
      server.begun == [], "\"Milk\" was edited after the logout, and \(server.begun) was saved")
  }

  @Test func `two savers have two clocks and two sessions`() async throws {
    let (clock2, server2) = (CheckClock(), Server())
    let second = DraftSaver(clock: clock2, delay: .milliseconds(40), save: server2.save)
    saver.edit("Milk")
    second.edit("Rent")
    await until { clock.sleepers + server.begun.count > 0 }
    await until { clock2.sleepers + server2.begun.count > 0 }
    try await logOut()
    clock2.advance(by: .milliseconds(39))
    await settle()
    #expect(
      server.saved == ["Milk"] && server2.begun == [],
      """
      Ada logged out, and Grace's delay had 1 ms to go; Ada's server saved \(server.saved), Grace's \
      \(server2.begun)
      """)
    clock2.advance(by: .milliseconds(1))
    await until { server2.saved.count >= 1 }
    #expect(
      server2.saved == ["Rent"],
      "Ada has logged out, Grace hasn't; after her delay, \(server2.saved) was saved")
  }

  @Test func `a saver doesn't wait for another saver's save`() async {
    let (clock2, server2) = (CheckClock(), Server())
    let second = DraftSaver(clock: clock2, delay: .milliseconds(20), save: server2.save)
    server.holdSaves()
    await edit("Milk", then: 20)
    await until { server.begun.count >= 1 }
    second.edit("Rent")
    await until { clock2.sleepers >= 1 }
    clock2.advance(by: .milliseconds(20))
    await until { server2.saved.count >= 1 }
    #expect(
      server2.saved == ["Rent"],
      """
      Ada's save was still running, and the delay of Grace's edit "Rent" had passed; Grace's saver \
      saved \(server2.saved)
      """)
    server.letSavesGo()
    await until { server.saved.count >= 1 }
  }

  // MARK: - Steps of the checks

  /// Edits the note, waits until the edit has got to the clock or to the server, and lets time pass.
  private func edit(_ text: String, then milliseconds: Int = 0) async {
    let (sleeps, saves) = (clock.sleeps, server.begun.count)
    saver.edit(text)
    await until { clock.sleeps > sleeps || server.begun.count > saves }
    clock.advance(by: .milliseconds(milliseconds))
    await settle()
  }

  /// Logs out, but doesn't wait for ever.
  private func logOut() async throws {
    let ending = beginLogOut()
    await until { ending.isThere }
    try #require(
      ending.isThere,
      "`logOut()` never returned; all saves could end, and no time passed on the clock meanwhile")
  }

  /// Calls `logOut()` in a task.
  private func beginLogOut() -> Ending {
    let ending = Ending()
    ending.task = Task {
      await saver.logOut()
      ending.isThere = true
    }
    return ending
  }

  /// Returns when `condition` holds, or never will: it gets much more time than it needs.
  private func until(_ condition: () -> Bool) async {
    for _ in 1...50_000 where !condition() { await Task.yield() }
  }

  /// Gives what must not happen the time to happen.
  private func settle() async {
    for round in 1...300 {
      await Task.yield()
      // Not only the main actor needs time, but also what runs on no actor.
      if round.isMultiple(of: 15) { await Task.detached {}.value }
    }
  }
}

@MainActor private final class Ending {
  var isThere = false
  var task: Task<Void, Never>?
}

/// A spy that saves at once, or when the check says so.
@MainActor private final class Server {
  private(set) var begun: [String] = []
  private(set) var saved: [String] = []
  private(set) var cancelled: [String] = []
  private var holds = false
  private var held: [CheckedContinuation<Void, Never>] = []
  private var ending: [CheckedContinuation<Void, Never>] = []

  func save(_ text: String) async {
    begun.append(text)
    if holds { await withCheckedContinuation { held.append($0) } }
    if Task.isCancelled { cancelled.append(text) }
    saved.append(text)
    endNext()
  }

  func holdSaves() { holds = true }

  /// Lets the saves end that are running, one after the other, and not those that begin later.
  func letSavesEnd() {
    ending += held
    held = []
    endNext()
  }

  private func endNext() {
    if !ending.isEmpty { ending.removeFirst().resume() }
  }

  func letSavesGo() {
    holds = false
    letSavesEnd()
  }
}

/// A clock on which time passes when the check says so.
private final class CheckClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private typealias Sleep = CheckedContinuation<Void, any Error>

  private struct State {
    var now = Instant()
    var sleeps = 0
    var sleepers: [UUID: (deadline: Instant, continuation: Sleep)] = [:]
    var holdsCancelled = false
    var cancelled: [UUID] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  /// How many tasks are sleeping.
  var sleepers: Int { state.withLock(\.sleepers.count) }

  /// How often a task has begun to sleep.
  var sleeps: Int { state.withLock(\.sleeps) }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let key = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Sleep) in
        state.withLock { state in
          state.sleeps += 1
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else if deadline <= state.now {
            continuation.resume()
          } else {
            state.sleepers[key] = (deadline, continuation)
          }
        }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.append(key)
        return state.holdsCancelled ? nil : state.sleepers.removeValue(forKey: key)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets a task that is cancelled sleep on, until the check wakes it.
  func holdWhoIsCancelled() { state.withLock { $0.holdsCancelled = true } }

  /// Wakes the sleeper that was cancelled last, and returns whether there was one.
  func wakeOneWhoIsCancelled() -> Bool {
    let sleeper = state.withLock { state in
      state.cancelled.popLast().flatMap { state.sleepers.removeValue(forKey: $0) }
    }
    sleeper?.continuation.resume(throwing: CancellationError())
    return sleeper != nil
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for key in due.keys { state.sleepers[key] = nil }
      return due.values.map(\.continuation)
    }
    for continuation in due { continuation.resume() }
  }
}
