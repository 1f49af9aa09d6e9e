/// The page on which a user logs in: like the system's, it reports by a callback.
///
/// A conforming page opens the login, and exchanges the code that it brings for a token.
@MainActor
public protocol LoginPage {
  /// Opens the page, and calls `done` on the main actor when the user has decided, or when the page
  /// can't be shown.
  func open(_ done: @escaping @MainActor (Result<Token, OAuthRefusal>) -> Void)

  /// Closes the page if it's open.
  func close()
}

extension LoginPage {
  /// Opens the page, and returns the first decision.
  ///
  /// Closes the page, whoever opened it, when this ends: await that before the next call. A decision
  /// of an earlier call reaches nobody. A page that never calls back is awaited until the task is
  /// cancelled.
  ///
  /// - Throws: `CancellationError` if the task was cancelled before the decision.
  public func decision() async throws -> Result<Token, OAuthRefusal> {
    try Task.checkCancellation()
    let (decisions, input) = AsyncStream.makeStream(of: Result<Token, OAuthRefusal>.self)
    open { decision in input.yield(decision) }
    defer { close() }
    for await decision in decisions { return decision }
    throw CancellationError()
  }

  /// Does what ``decision()`` does, with a continuation and a cancellation handler.
  ///
  /// The handler can run on any thread. So a `Mutex` decides what came first, which needs iOS 18 or
  /// macOS 15.
  public func decisionByContinuation() async throws -> Result<Token, OAuthRefusal> {
    try Task.checkCancellation()
    let first = FirstAnswer<Result<Token, OAuthRefusal>>()
    var hasOpened = false
    defer { if hasOpened { close() } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard first.waits(with: continuation) else { return }
        hasOpened = true
        open { decision in first.take(.success(decision)) }
      }
    } onCancel: {
      first.take(.failure(CancellationError()))
    }
  }
}
