public import Observation

/// What the app is while its `AppScope` is being made, and afterwards.
///
/// Each window sees a change of `state`, whichever window called `start()`.
@MainActor
@Observable
public final class Launch {
  /// What a window can show.
  public enum State {
    /// `AppScope` is being made; there are no screens yet.
    case opening
    /// `AppScope` is there, and its users have screens.
    case ready(AppScope)
    /// There is no `AppScope`, for this reason. `start()` tries again.
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

  /// Makes the `AppScope`, unless it is there, and returns when that has worked or failed.
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
