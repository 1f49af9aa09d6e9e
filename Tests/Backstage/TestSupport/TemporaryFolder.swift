public import Foundation

/// Runs `body` with an empty folder below the temporary one that vanishes afterwards.
public func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// The same for a body that awaits.
public func withTemporaryFolder<Result>(
  _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

/// Runs `body` with the place of a file that isn't there yet, in a folder that vanishes afterwards.
public func withTemporaryFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
  try withTemporaryFolder { try body($0.appending(path: "reminders.json")) }
}

/// The same for a body that awaits.
public func withTemporaryFile<Result>(
  _ body: (URL) async throws -> Result
) async throws -> Result {
  try await withTemporaryFolder { try await body($0.appending(path: "reminders.json")) }
}

private func makeTemporaryFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "di-workbook-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}
