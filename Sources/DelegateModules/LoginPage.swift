/// The page on which a user logs in: like the system's, it reports by a callback.
public protocol LoginPage {
  /// Opens the page, and calls `done` when the user has decided.
  func open(_ done: @escaping (Result<Token, OAuthRefusal>) -> Void)

  /// Closes the page if it's open.
  func close()
}

extension LoginPage {
  /// Opens the page, and returns the first decision.
  ///
  /// The page is closed when this ends. Runs on the caller's actor. A page that never calls back is awaited until the task is
  /// cancelled.
  ///
  /// - Throws: `CancellationError` if the task was cancelled before the decision.
  nonisolated(nonsending) public func decision() async throws -> Result<Token, OAuthRefusal> {
    try Task.checkCancellation()
    let (decisions, input) = AsyncStream.makeStream(of: Result<Token, OAuthRefusal>.self)
    open { decision in input.yield(decision) }
    defer { close() }
    for await decision in decisions { return decision }
    throw CancellationError()
  }

  /// Does what ``decision()`` does, with a continuation and a cancellation handler.
  ///
  /// A `Mutex` decides what came first, so it needs iOS 18 or macOS 15.
  nonisolated(nonsending) public func decisionByContinuation()
    async throws -> Result<Token, OAuthRefusal>
  {
    let first = FirstAnswer<Result<Token, OAuthRefusal>>()
    defer { close() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard first.resumes(continuation) else { return }
        open { decision in first.take(.success(decision)) }
      }
    } onCancel: {
      first.take(.failure(CancellationError()))
    }
  }
}
