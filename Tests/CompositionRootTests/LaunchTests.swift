import CompositionRoot
import Foundation
import Observation
import ReminderFeature
import ReminderStores
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LaunchTests {
  private let disk = SlowDisk()

  @Test func `while the file opens there are no screens, and then there are`() async throws {
    let launch = Launch(makeApp: disk.makeApp)
    let start = await begin(launch)
    await disk.hasBegun()
    #expect(launch.state.name == "opening")

    disk.finish(with: .success(AppScope(store: MemoryStore())))
    await start.value

    #expect(try launch.state.app.logIn("Ada").makeListScreen().add("Pay rent") == 0)
  }

  @Test func `two windows start at once, and share one app`() async throws {
    let launch = Launch(makeApp: disk.makeApp)
    let starts = [await begin(launch), await begin(launch)]
    await disk.hasBegun()

    disk.finish(with: .success(AppScope(store: MemoryStore())))
    for start in starts { await start.value }

    #expect(disk.requests == 1)
  }

  @Test func `a window that closes cancels its call, and not the attempt`() async throws {
    let launch = Launch(makeApp: disk.makeApp)
    let starts = [await begin(launch), await begin(launch)]
    await disk.hasBegun()

    starts[0].cancel()  // as SwiftUI does when a window closes
    disk.finish(with: .success(AppScope(store: MemoryStore())))
    for start in starts { await start.value }

    #expect(launch.state.name == "ready")
  }

  // The stub must not hang on the bug that the tests above look for.
  @Test(arguments: [false, true])
  func `a second call of the stub gets an answer, too`(comesLate: Bool) async throws {
    let app = AppScope(store: MemoryStore())
    let first = Task { try await disk.makeApp() }
    await disk.hasBegun()
    if comesLate { disk.finish(with: .success(app)) }
    let (begins, begin) = AsyncStream<Void>.makeStream()
    let second = Task {
      begin.finish()
      return try await disk.makeApp()
    }
    for await _ in begins {}
    disk.finish(with: .success(app))

    #expect(try await first.value === app)
    #expect(try await second.value === app)
    #expect(disk.requests == 2)
  }

  @Test func `each window sees a change, whichever window called start`() async throws {
    let launch = Launch(makeApp: disk.makeApp)
    let start = await begin(launch)  // the first window
    await disk.hasBegun()

    await confirmation { seen in
      withObservationTracking {
        _ = launch.state  // the second window
      } onChange: {
        seen()
      }
      disk.finish(with: .success(AppScope(store: MemoryStore())))
      await start.value
    }

    #expect(launch.state.name == "ready")
  }

  @Test func `a window that comes later finds the same app`() async throws {
    let launch = Launch { AppScope(store: MemoryStore()) }
    await launch.start()
    let first = try launch.state.app

    await launch.start()

    #expect(try launch.state.app === first)
  }

  @Test func `an error leaves no app, and another start tries again`() async throws {
    let launch = Launch(makeApp: disk.makeApp)
    let first = await begin(launch)
    await disk.hasBegun()
    disk.finish(with: .failure(CocoaError(.fileReadNoPermission)))
    await first.value
    #expect(launch.state.name == "failed")

    let second = await begin(launch)
    await disk.hasBegun()
    #expect(launch.state.name == "opening")
    disk.finish(with: .success(AppScope(store: MemoryStore())))
    await second.value

    #expect(launch.state.name == "ready")
    #expect(disk.requests == 2)
  }

  @Test func `a damaged file is an error, and stays as it is`() async throws {
    try await withTemporaryFile { file in
      try Data("{\"currentReminderId\": 2500".utf8).write(to: file)
      let launch = Launch { try await AppScope.live(file: file) }

      await launch.start()

      #expect(launch.state.name == "failed")
      #expect(try String(contentsOf: file, encoding: .utf8) == "{\"currentReminderId\": 2500")
    }
  }

  @Test func `beginning anew after an error loses the last id`() async throws {
    try await withTemporaryFile { file in
      try Data("{\"currentReminderId\": 2500".utf8).write(to: file)
      let launch = Launch {
        do {
          return try await AppScope.live(file: file)
        } catch {  // a bug: the file could have been repaired
          try FileManager.default.removeItem(at: file)
          return try await AppScope.live(file: file)
        }
      }

      await launch.start()

      #expect(try launch.state.app.logIn("Ada").makeListScreen().add("Pay rent") == 0)
    }
  }

  /// Returns once the new task is suspended in `start()`: until then, the task keeps the main actor,
  /// so this function can't continue.
  private func begin(_ launch: Launch) async -> Task<Void, Never> {
    let (begins, begin) = AsyncStream<Void>.makeStream()
    let task = Task {
      begin.finish()
      await launch.start()
    }
    for await _ in begins {}
    return task
  }
}

/// A stub that gets its app from the test, when the test says so, and a spy that counts its calls.
@MainActor
private final class SlowDisk {
  private(set) var requests = 0
  private var app: AppScope?
  private var waiting: [CheckedContinuation<AppScope, any Error>] = []
  private var watcher: CheckedContinuation<Void, Never>?

  func makeApp() async throws -> AppScope {
    requests += 1
    if let app { return app }
    let app = try await withCheckedThrowingContinuation {
      waiting.append($0)
      watcher?.resume()
      watcher = nil
    }
    try Task.checkCancellation()
    return app
  }

  /// Returns when `makeApp()` waits.
  func hasBegun() async {
    if !waiting.isEmpty { return }
    await withCheckedContinuation { watcher = $0 }
  }

  /// Lets all calls of `makeApp()` end, and, after a success, those that come later.
  func finish(with result: Result<AppScope, any Error>) {
    app = try? result.get()
    for call in waiting { call.resume(with: result) }
    waiting = []
  }
}

extension Launch.State {
  fileprivate var name: String {
    switch self {
    case .opening: "opening"
    case .ready: "ready"
    case .failed: "failed"
    }
  }

  fileprivate var app: AppScope {
    get throws {
      guard case .ready(let app) = self else { throw CocoaError(.fileNoSuchFile) }
      return app
    }
  }
}
