public import Observation

/// What the app is while its root is being made, and afterwards.
///
/// Each window sees a change of `state`, whichever window called `start()`.
@MainActor
@Observable
public final class Launch {
  /// What a window can show.
  public enum State {
    /// `AppRoot` is being made; there are no screens yet.
    case opening
    /// `AppRoot` is there, and its users have screens.
    case ready(AppRoot)
    /// There is no `AppRoot`, for this reason. `start()` tries again.
    case failed(any Error)
  }

  /// What a window should show now.
  public private(set) var state = State.opening
  private let makeRoot: @MainActor () async throws -> AppRoot
  @ObservationIgnored private var attempt: Task<Void, Never>?

  /// Makes a launch that gets its root from `makeRoot`.
  public init(makeRoot: @escaping @MainActor () async throws -> AppRoot) {
    self.makeRoot = makeRoot
  }

  /// Makes the root, unless it is there, and returns when that has worked or failed.
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
      state = .ready(try await makeRoot())
    } catch {
      state = .failed(error)
    }
    attempt = nil
  }
}
