/// Where a sync request arrives, and the one layer that knows its id.
public struct ImportEndpoint: Sendable {
  private let importer = ReminderImporter()

  /// Makes an endpoint.
  public init() {}

  /// Imports reminders in the scope of one request.
  ///
  /// - Returns: How many of the titles were imported.
  public func handle(requestID: String, titles: [String]) async -> Int {
    await RequestLog.$requestID.withValue(requestID) {
      RequestLog.info("importing \(titles.count) titles")
      return await importer.add(titles)
    }
  }
}

/// Checks all titles at once, and has no use for a request id.
nonisolated struct ReminderImporter: Sendable {
  private let rule = TitleRule()

  func add(_ titles: [String]) async -> Int {
    await withTaskGroup { group in
      for title in titles {
        group.addTask { rule.accepts(title) }
      }
      return await group.reduce(0) { $1 ? $0 + 1 : $0 }
    }
  }
}

/// Decides which titles make a reminder, and says in the log which ones don't.
nonisolated struct TitleRule: Sendable {
  func accepts(_ title: String) -> Bool {
    if title.isEmpty { RequestLog.info("refused an empty title") }
    return !title.isEmpty
  }
}
