import ExerciseKit
import Testing

@testable import CompositionRootExercises

@MainActor
@Suite(.exercise("19.4")) struct WaitForTheFile {
  private let file = SlowFile()
  private let launch: Launch

  init() {
    launch = Launch(open: file.open)
  }

  @Test func `the state tells what a window can show`() async {
    var names = [launch.state.name]
    let start = await begin(launch)
    names.append(launch.state.name)
    let store = file.succeed()
    await start.value
    names.append(launch.state.name)
    #expect(
      names == ["opening", "opening", "ready"],
      """
      before `start()`, while the file opens, and when it is open, the state must be opening, opening \
      and ready; it was \(names)
      """)
    #expect(
      launch.state.store === store,
      "the state holds another store than the one that `open` returned")
    #expect(store.closes == 0, "the store is in use, and it was closed")
  }

  @Test(arguments: [2, 3])
  func `windows that start at once wait for one attempt`(windows: Int) async {
    var starts: [Start] = []
    for _ in 0..<windows { starts.append(await begin(launch)) }
    let early = starts.count { $0.hasReturned }
    #expect(
      early == 0,
      "\(windows) windows called `start()` while the file opens, and \(early) of the calls returned"
    )
    let store = file.succeed()
    for start in starts { await start.value }
    #expect(
      file.attempts == 1,
      "\(windows) windows called `start()` at once, and the file was opened \(file.attempts) times")
    #expect(
      launch.state.store === store,
      "\(windows) windows called `start()` at once; afterwards the state is \(launch.state.name)")
  }

  @Test func `a start after the store is open changes nothing`() async {
    let store = await open()
    for _ in 1...2 { await finish(begin(launch)) }
    #expect(
      file.attempts == 1,
      "the store is open, and two more calls of `start()` opened it \(file.attempts - 1) more times"
    )
    #expect(
      launch.state.store === store,
      "the store is open; after two more calls of `start()` the state is \(launch.state.name)")
  }

  @Test func `an error is shown, and the next start tries again`() async {
    var seen: [String] = []
    for code in 1...2 {
      let start = await begin(launch)
      seen.append(launch.state.name)
      file.fail(code)
      await start.value
      seen.append(launch.state.name)
    }
    let last = await begin(launch)
    seen.append(launch.state.name)
    let store = file.succeed()
    await last.value
    seen.append(launch.state.name)
    #expect(
      seen == ["opening", "failed 1", "opening", "failed 2", "opening", "ready"],
      """
      the file couldn't be opened, then couldn't again for another reason, and then could; the state \
      was, in turn, \(seen)
      """)
    #expect(
      launch.state.store === store,
      "the third attempt opened the store, and the state holds another")
  }

  @Test func `windows that wait for an attempt that fails make no other`() async {
    let starts = [await begin(launch), await begin(launch)]
    file.fail(1)
    for start in starts { await finish(start) }
    #expect(
      file.attempts == 1,
      "two windows waited for one attempt, which failed; there were \(file.attempts) attempts")
    #expect(
      launch.state.name == "failed 1",
      "two windows waited for an attempt that failed; the state is \(launch.state.name)")
  }

  @Test(arguments: [2, 3])
  func `windows that try again at once wait for one more attempt`(windows: Int) async {
    let calls = (0..<windows).map { _ in Start() }
    for call in calls {
      call.task = Task {
        await launch.start()
        await launch.start()
        call.hasReturned = true
      }
    }
    await settle()
    file.fail(1)
    await settle()
    let early = calls.count(where: \.hasReturned)
    #expect(
      file.attempts == 2 && early == 0,
      """
      \(windows) windows waited for an attempt that failed, and each called `start()` again at once; \
      two attempts were due, and there were \(file.attempts), and \(early) of the second calls \
      returned while the file opens
      """)
    let store = file.succeed()
    for call in calls { await call.value }
    #expect(
      launch.state.store === store,
      "the second attempt opened the store, and the state is \(launch.state.name)")
  }

  @Test func `a window waits for one attempt, even if others try again`() async {
    // Some call before the window, and some after it, since nobody knows which is the first to go on:
    // they wake on several threads. It is hardly ever the one in the middle.
    let before = (1...20).map { _ in Task { await twice() } }
    let once = await begin(launch)
    let after = (1...20).map { _ in Task { await twice() } }
    await settle()
    file.fail(1)
    for _ in 1...50_000 where !once.hasReturned { await Task.yield() }
    #expect(
      once.hasReturned,
      """
      many windows waited for an attempt that failed, and all but one called `start()` again at \
      once; that one must return, and it waits for the new attempt, too
      """)
    file.opensFromNowOn()
    for task in before + after { await task.value }
    await once.value
  }

  @Test func `a cancellation is an error like others`() async {
    let start = await begin(launch)
    file.fail(with: CancellationError())
    await start.value
    #expect(
      launch.state.name == "failed CancellationError",
      "`open` threw a CancellationError, and the state is \(launch.state.name)")
  }

  @Test(arguments: [0, 1])
  func `a window whose task is cancelled waits, and stops no attempt`(cancelled: Int) async {
    file.heedsCancellation = true
    let starts = [await begin(launch), await begin(launch)]
    starts[cancelled].task?.cancel()
    await settle()
    #expect(
      !starts[cancelled].hasReturned,
      """
      two windows called `start()` while the file opens; the task of one of them was cancelled, and \
      that call returned
      """)
    let store = file.succeed()
    for start in starts { await start.value }
    #expect(
      launch.state.store === store,
      """
      two windows called `start()` while the file opened; the task of one of them was cancelled, and \
      the state is \(launch.state.name)
      """)
  }

  @Test func `a window that is cancelled before it calls start waits, too`() async {
    let first = await begin(launch)
    let late = Start()
    late.task = Task {
      // The task has cancelled itself, so its call begins in a cancelled task.
      withUnsafeCurrentTask { $0?.cancel() }
      await launch.start()
      late.hasReturned = true
    }
    await settle()
    #expect(
      !late.hasReturned,
      """
      a window whose task was cancelled called `start()` while the file opens; it must wait like the \
      others, and the call returned
      """)
    _ = file.succeed()
    await first.value
    await late.value
  }

  @Test func `close closes the open store, once`() async {
    let store = await open()
    launch.close()
    let name = launch.state.name
    launch.close()
    await finish(begin(launch))
    launch.close()
    #expect(name == "closed", "`close()` was called, and the state is \(name)")
    #expect(
      store.closes == 1,
      "the store was open, and `close()` was called three times; it was closed \(store.closes) times"
    )
    #expect(
      file.attempts == 1 && launch.state.name == "closed",
      "closed is for good, and after `close()` another `start()` opened the file, or changed the state"
    )
  }

  @Test func `a store that closes the launch is closed once`() async {
    let store = await open()
    store.onClose = { [launch] in launch.close() }
    launch.close()
    #expect(
      store.closes == 1,
      """
      the store was open and `close()` was called; its `close()` called the launch's `close()` again, \
      which is closed at once, and the store was closed \(store.closes) times
      """)
  }

  @Test(arguments: [1, 2])
  func `a store that comes after close is closed, and nobody sees it`(windows: Int) async {
    var starts: [Start] = []
    for _ in 0..<windows { starts.append(await begin(launch)) }
    launch.close()
    let name = launch.state.name
    #expect(name == "closed", "`close()` was called while the file opens, and the state is \(name)")
    launch.close()
    let late = await begin(launch)
    await settle()
    #expect(
      !late.hasReturned,
      """
      `close()` was called while the file opens, and a call of `start()` after that returned before \
      the store was open
      """)
    let store = file.succeed()
    var closes: [Int] = []
    for start in starts { start.onReturn = { closes.append(store.closes) } }
    for start in starts { await start.value }
    #expect(
      closes == starts.map { _ in 1 },
      """
      `close()` was called while the file opened, and then it was open; it must be closed once, \
      before `start()` returns, and by then it was closed \(closes.first { $0 != 1 } ?? 0) times
      """)
    await finish(late)
    #expect(
      file.attempts == 1 && launch.state.name == "closed" && store.closes == 1,
      """
      `close()` was called while the file opened, and `start()` after that; the file was opened \
      \(file.attempts) times, closed \(store.closes) times, and the state is \(launch.state.name)
      """)
  }

  @Test func `an error that comes after close changes nothing`() async {
    let start = await begin(launch)
    launch.close()
    file.fail(1)
    await start.value
    await finish(begin(launch))
    #expect(
      launch.state.name == "closed" && file.attempts == 1,
      """
      `close()` was called while the file opened, and then it couldn't be opened; there were \
      \(file.attempts) attempts, and the state is \(launch.state.name)
      """)
  }

  @Test(arguments: [false, true])
  func `nothing is opened after close`(hasFailed: Bool) async {
    if hasFailed {
      let start = await begin(launch)
      file.fail(1)
      await start.value
    }
    let before = file.attempts
    launch.close()
    await finish(begin(launch))
    #expect(
      file.attempts == before && launch.state.name == "closed",
      """
      \(hasFailed ? "after an error" : "before the first `start()`") `close()` was called, and then \
      `start()`; that made \(file.attempts - before) attempts, and the state is \(launch.state.name)
      """)
  }

  @Test func `nothing is opened if close comes right after start`() async {
    file.opensFromNowOn()
    // The main actor takes its tasks in turn. So `close()` runs before a task that `start()` makes.
    let start = Task { await launch.start() }
    let end = Task {
      launch.close()
      return file.attempts
    }
    let before = await end.value
    await start.value
    #expect(
      file.attempts == before && launch.state.name == "closed",
      """
      `close()` was called right after `start()`, when the file had been opened \(before) times; \
      when `start()` returned, it was \(file.attempts) times, and the state is \(launch.state.name)
      """)
  }

  @Test func `two launches have nothing in common`() async {
    let other = SlowFile()
    let second = Launch(open: other.open)
    let (mine, yours) = (await begin(launch), await begin(second, on: other))
    let stores = [file.succeed(), other.succeed()]
    await mine.value
    await yours.value
    launch.close()
    #expect(
      [file.attempts, other.attempts] == [1, 1] && second.state.store === stores[1]
        && stores.map(\.closes) == [1, 0],
      "there are two launches with a file each; one of them was closed, and the other one noticed")
  }

  /// Opens the store, and returns it.
  private func open() async -> SpiedStore {
    let start = await begin(launch)
    let store = file.succeed()
    await start.value
    return store
  }

  /// Calls `start()`, and returns when the file is being opened or the call has returned.
  private func begin(_ launch: Launch, on other: SlowFile? = nil) async -> Start {
    let (start, file) = (Start(), other ?? self.file)
    let (steps, step) = AsyncStream<Void>.makeStream()
    start.task = Task {
      // The main actor does one thing at a time: whoever waits for this goes on after `start()`
      // has begun to wait, too.
      step.yield()
      await launch.start()
      start.hasReturned = true
      start.onReturn?()
      file.wake()
    }
    for await _ in steps { break }
    await file.waits(for: start)
    return start
  }

  /// Waits until a call returns, and opens what it asks for, which it should not.
  private func finish(_ start: Start) async {
    file.opensFromNowOn()
    await start.value
  }

  /// Calls `start()`, and again as soon as it has returned.
  private func twice() async {
    await launch.start()
    await launch.start()
  }

  /// Gives what must not happen the time to happen.
  private func settle() async {
    for _ in 1...300 { await Task.yield() }
  }
}

/// A call of `start()`.
@MainActor private final class Start {
  var task: Task<Void, Never>?
  var hasReturned = false

  /// What happens as soon as the call has returned.
  var onReturn: (() -> Void)?

  var value: Void {
    get async { await task?.value }
  }
}

/// A stub for the file, which opens or fails when the test says so.
@MainActor private final class SlowFile {
  private(set) var attempts = 0

  /// Whether an attempt in a task that was cancelled fails.
  var heedsCancellation = false

  private var waiting: [CheckedContinuation<any OpenStore, any Error>] = []
  private var watcher: CheckedContinuation<Void, Never>?
  private var isQuick = false

  func open() async throws -> any OpenStore {
    attempts += 1
    if isQuick { return SpiedStore() }
    let store = try await withCheckedThrowingContinuation {
      waiting.append($0)
      wake()
    }
    if heedsCancellation { try Task.checkCancellation() }
    return store
  }

  /// Returns when the file is being opened, or when `start` has returned.
  func waits(for start: Start) async {
    while waiting.isEmpty && !start.hasReturned {
      await withCheckedContinuation { watcher = $0 }
    }
  }

  func wake() {
    watcher?.resume()
    watcher = nil
  }

  /// Lets the attempt end well, and returns the store that it gets.
  func succeed() -> SpiedStore {
    isQuick = true
    let store = SpiedStore()
    for (index, attempt) in taken().enumerated() {
      attempt.resume(returning: index == 0 ? store : SpiedStore())
    }
    return store
  }

  /// Lets the attempt end with an error.
  func fail(_ code: Int) { fail(with: Unreadable(code: code)) }

  func fail(with error: any Error) {
    for attempt in taken() { attempt.resume(throwing: error) }
  }

  func opensFromNowOn() { _ = succeed() }

  private func taken() -> [CheckedContinuation<any OpenStore, any Error>] {
    defer { waiting = [] }
    return waiting
  }
}

/// A spy that counts how often it is closed.
private final class SpiedStore: OpenStore {
  private(set) var closes = 0

  /// What the first call of `close()` does besides.
  var onClose: (() -> Void)?

  func close() {
    closes += 1
    if closes == 1 { onClose?() }
  }
}

private struct Unreadable: Error {
  let code: Int
}

extension Launch.State {
  fileprivate var name: String {
    switch self {
    case .opening: "opening"
    case .ready: "ready"
    case .failed(let error as Unreadable): "failed \(error.code)"
    case .failed(let error): "failed \(type(of: error))"
    case .closed: "closed"
    }
  }

  fileprivate var store: SpiedStore? {
    if case .ready(let store) = self { store as? SpiedStore } else { nil }
  }
}
