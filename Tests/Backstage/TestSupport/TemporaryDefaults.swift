public import Foundation

/// Runs `body` with a real, empty `UserDefaults` suite that vanishes afterwards.
///
/// The suite lies in a folder of its own below the temporary one, so neither the user's own
/// defaults nor their preferences folder are touched. It vanishes also when `body` throws.
///
/// No suite is saved with `synchronize()`: on Linux, that can undo what another thread has just removed
/// from a suite of its own. Without it, Foundation may write a suite later, and make its folder again.
public func withTemporaryDefaults<Result>(
  _ body: (UserDefaults) throws -> Result
) throws -> Result {
  try withTemporarySuiteName { name in
    guard let defaults = UserDefaults(suiteName: name) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try body(defaults)
  }
}

/// Runs `body` with the name of a suite as in `withTemporaryDefaults`, for code that opens it.
public func withTemporarySuiteName<Result>(
  _ body: (String) throws -> Result
) throws -> Result {
  try withTemporaryFolder { folder in
    // A suite whose name is a path lives in the property list at that path.
    let name = folder.appending(path: "suite").path(percentEncoded: false)
    return try body(name)
  }
}

/// The same for a body that awaits.
public func withTemporarySuiteName<Result>(
  _ body: (String) async throws -> Result
) async throws -> Result {
  try await withTemporaryFolder { folder in
    let name = folder.appending(path: "suite").path(percentEncoded: false)
    return try await body(name)
  }
}
