/// The page on which a user logs in: like the system's, it reports by a callback.
///
/// A conforming page opens the login, and exchanges the code that it brings for a token.
@MainActor
public protocol LoginPage {
  /// Opens a page, and returns what closes that page.
  ///
  /// Calls `done` on the main actor when the user has decided, or when the page can't be shown, even
  /// before this returns. A page that `open` opens later is not closed. (With a `close()` in this
  /// protocol, a cancelled login would close the page of the login after it.)
  func open(
    _ done: @escaping @MainActor (Result<Token, OAuthRefusal>) -> Void
  ) -> @MainActor () -> Void
}

extension LoginPage {
  /// Opens the page, and returns the first decision.
  ///
  /// Closes that page, and no other, when this ends. A decision of an earlier call reaches nobody. A
  /// page that never calls back is awaited until the task is cancelled.
  ///
  /// - Throws: `CancellationError` if the task was cancelled before the decision.
  public func decision() async throws -> Result<Token, OAuthRefusal> {
    try Task.checkCancellation()
    let (decisions, input) = AsyncStream.makeStream(of: Result<Token, OAuthRefusal>.self)
    let close = open { decision in input.yield(decision) }
    defer { close() }
    for await decision in decisions { return decision }
    throw CancellationError()
  }

  /// Does what ``decision()`` does, but returns `.failure(.unreachable)` if `deadline` comes first.
  ///
  /// In an app, `deadline` is a sleep.
  public func decision(
    before deadline: @escaping @Sendable () async throws -> Void
  ) async throws -> Result<Token, OAuthRefusal> {
    try await PageWithDeadline(page: self, deadline: deadline).decision()
  }

  /// Does what ``decision()`` does, with a continuation and a cancellation handler.
  ///
  /// The handler can run on any thread. So a `Mutex` decides what came first, which needs iOS 18 or
  /// macOS 15.
  public func decisionByContinuation() async throws -> Result<Token, OAuthRefusal> {
    try Task.checkCancellation()
    let first = FirstAnswer<Result<Token, OAuthRefusal>>()
    var close: (@MainActor () -> Void)?
    defer { close?() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard first.waits(with: continuation) else { return }
        close = open { decision in first.take(.success(decision)) }
      }
    } onCancel: {
      first.take(.failure(CancellationError()))
    }
  }
}

/// Reports that the login is unreachable if the deadline comes before the page's decision.
private struct PageWithDeadline: LoginPage {
  let page: any LoginPage
  let deadline: @Sendable () async throws -> Void

  func open(
    _ done: @escaping @MainActor (Result<Token, OAuthRefusal>) -> Void
  ) -> @MainActor () -> Void {
    let close = page.open(done)
    let timer = Task {
      try await deadline()
      done(.failure(.unreachable))
    }
    return {
      timer.cancel()
      close()
    }
  }
}
