public import Observation

/// What a login screen shows while its flow runs, and afterwards.
@MainActor
@Observable
public final class LoginScreen {
  /// How the last login ended, or what a module threw.
  ///
  /// Nil if cancelling ended it.
  public private(set) var result: Result<Authentication, any Error>?

  private let flow: LoginFlow
  private var login: Task<Void, Never>?

  /// Makes a screen that logs in by `flow`.
  public init(flow: LoginFlow) { self.flow = flow }

  /// Whether a login runs, or is about to end after ``cancel()``.
  public var isSpinning: Bool { login != nil }

  /// Logs the user in.
  ///
  /// Ignored while ``isSpinning``. The login keeps the screen alive, so call ``cancel()`` where the
  /// screen is removed, not where it's only covered: the login's own page may cover it.
  public func logIn() {
    guard login == nil else { return }
    login = Task {
      defer { login = nil }
      do {
        result = .success(try await flow.run())
      } catch {
        result = Task.isCancelled ? nil : .failure(error)
      }
    }
  }

  /// Cancels the login.
  public func cancel() { login?.cancel() }
}
