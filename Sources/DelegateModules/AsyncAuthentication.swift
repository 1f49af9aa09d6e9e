/// The flow of ``AuthenticationManager`` as one function over the same modules.
///
/// - Returns: How the authentication ended.
/// - Throws: `CancellationError` if the task was cancelled before a module answered.
public func authenticate(
  reservoir: any Procedure<Void, Result<Token, NotRestorable>>,
  verifier: any Procedure<Token, Result<Token, InvalidToken>>,
  oauth: any Procedure<Void, Result<Token, OAuthRefusal>>
) async throws -> Authentication {
  let detour: Detour
  switch try await answer(of: reservoir, to: ()) {
  case .failure(let reason): detour = .notRestorable(reason)
  case .success(let token):
    switch try await answer(of: verifier, to: token) {
    case .success(let token): return .restored(token)
    case .failure(let reason): detour = .invalid(reason)
    }
  }
  switch try await answer(of: oauth, to: ()) {
  case .success(let token): return .authorized(token, after: detour)
  case .failure(let reason): return .refused(reason, after: detour)
  }
}

/// Starts `module`, and returns its first answer.
///
/// A module that never answers is awaited forever.
///
/// - Throws: `CancellationError` if the task was cancelled before the module answered.
public func answer<Start, Finish: Sendable>(
  of module: any Procedure<Start, Finish>, to input: Start
) async throws -> Finish {
  let output = await withCheckedContinuation { continuation in
    module.complete.delegate(on: module) { module, output in
      module.complete.clear()
      continuation.resume(returning: output)
    }
    module.start(input)
  }
  try Task.checkCancellation()
  return output
}
