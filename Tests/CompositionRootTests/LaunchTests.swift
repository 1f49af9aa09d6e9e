import CompositionRoot
import Foundation
import Observation
import ReminderFeature
import ReminderStores
import TestSupport
import Testing

@MainActor
struct LaunchTests {
  private let disk = SlowDisk()

  @Test func `while the file opens there are no screens, and then there are`() async throws {
    let launch = Launch(makeApp: disk.makeApp)
    let start = await begin(launch)
    await disk.hasBegun()
    #expect(launch.state.name == "opening")

    disk.finish(with: .success(AppScope(store: MemoryStore(), save: {})))
    await start.value

    #expect(try launch.state.app.logIn("Ada").makeListScreen().add("Pay rent") == 0)
  }

  @Test func `two windows start at once, and share one app`() async throws {
    let launch = Launch(makeApp: disk.makeApp)
    let starts = [await begin(launch), await begin(launch)]
    await disk.hasBegun()

    disk.finish(with: .success(AppScope(store: MemoryStore(), save: {})))
    for start in starts { await start.value }

    #expect(disk.requests == 1)
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
      disk.finish(with: .success(AppScope(store: MemoryStore(), save: {})))
      await start.value
    }

    #expect(launch.state.name == "ready")
  }

  @Test func `a window that comes later finds the same app`() async throws {
    let launch = Launch { AppScope(store: MemoryStore(), save: {}) }
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
    disk.finish(with: .success(AppScope(store: MemoryStore(), save: {})))
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

  /// Returns when the new task waits in `start()`: the main actor does one thing at a time, so this
  /// function goes on no sooner.
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

/// A stub that gets its app from the test, when the test says so.
@MainActor
private final class SlowDisk {
  private(set) var requests = 0
  private var request: CheckedContinuation<AppScope, any Error>?
  private var watcher: CheckedContinuation<Void, Never>?

  func makeApp() async throws -> AppScope {
    requests += 1
    return try await withCheckedThrowingContinuation {
      request = $0
      watcher?.resume()
      watcher = nil
    }
  }

  /// Returns when `makeApp()` waits.
  func hasBegun() async {
    if request != nil { return }
    await withCheckedContinuation { watcher = $0 }
  }

  func finish(with result: Result<AppScope, any Error>) {
    request?.resume(with: result)
    request = nil
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
