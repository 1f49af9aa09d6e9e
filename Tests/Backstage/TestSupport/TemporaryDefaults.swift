public import Foundation

/// Runs `body` with a real, empty `UserDefaults` suite that vanishes afterwards.
///
/// The suite lies in a folder of its own below the temporary one, so neither the user's own
/// defaults nor their preferences folder are touched. It vanishes also when `body` throws.
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
    try body(folder.appending(path: "suite").path(percentEncoded: false))
  }
}

/// The same for a body that awaits.
public func withTemporarySuiteName<Result>(
  _ body: (String) async throws -> Result
) async throws -> Result {
  try await withTemporaryFolder { folder in
    try await body(folder.appending(path: "suite").path(percentEncoded: false))
  }
}
