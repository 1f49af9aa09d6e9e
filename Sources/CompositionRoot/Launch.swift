public import Observation

/// Makes the `AppScope`, and tells windows what to show.
///
/// Each window sees a change of `state`, whichever window called `start()`.
@MainActor
@Observable
public final class Launch {
  /// What a window can show.
  public enum State {
    /// The `AppScope` is being made; there are no screens yet.
    case opening
    /// The `AppScope` is made, and can make screens.
    case ready(AppScope)
    /// Making the `AppScope` threw this error. `start()` tries again.
    case failed(any Error)
  }

  /// What a window should show now.
  public private(set) var state = State.opening
  private let makeApp: @MainActor () async throws -> AppScope
  @ObservationIgnored private var attempt: Task<Void, Never>?

  /// Makes a launch that gets its `AppScope` from `makeApp`.
  public init(makeApp: @escaping @MainActor () async throws -> AppScope) {
    self.makeApp = makeApp
  }

  /// Makes the `AppScope`, unless there is one, and returns when that has succeeded or failed.
  ///
  /// Each window calls it. Those that call it meanwhile wait for the same attempt.
  public func start() async {
    if case .ready = state { return }
    if attempt == nil {
      state = .opening
      attempt = Task { await makeAttempt() }
    }
    await attempt?.value
  }

  private func makeAttempt() async {
    do {
      state = .ready(try await makeApp())
    } catch {
      state = .failed(error)
    }
    attempt = nil
  }
}
