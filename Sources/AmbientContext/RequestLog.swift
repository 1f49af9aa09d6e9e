import Foundation

/// A log whose lines carry the id of the request that they belong to.
///
/// Logging is the classic ambient context: every layer does it, and no caller cares. Jon Reid names
/// it in objc.io issue 15 (2014). Since version 1.14, swift-log has a task-local logger of its own,
/// `Logger.current`.
public nonisolated enum RequestLog {
  /// The id of the request that this code works for, or nil outside of every request.
  @TaskLocal public static var requestID: String?

  /// Where the lines go: to standard error unless a scope says otherwise.
  @TaskLocal public static var write: @Sendable (String) -> Void = { line in
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Writes `message` behind the id of the current request, or behind a dash if there is none.
  public static func info(_ message: String) {
    write("[\(requestID ?? "-")] \(message)")
  }
}
