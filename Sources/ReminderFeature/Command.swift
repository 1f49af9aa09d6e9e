/// What a user can tell the program `reminders` to do.
public enum Command: Equatable, Sendable {
  /// Adds a reminder.
  case add(title: String)
  /// Shows all reminders.
  case list
  /// Marks a reminder as done.
  case done(id: Int)

  /// Reads the words of a command; without any, it is ``list``.
  ///
  /// - Throws: ``UsageError`` if the words are no command.
  public init(words: [String]) throws(UsageError) {
    let rest = words.dropFirst()
    switch words.first {
    case "add":
      let title = rest.joined(separator: " ").trimmed
      guard !title.isEmpty else { throw UsageError("add needs a title") }
      self = .add(title: title)
    case nil, "list":
      guard rest.isEmpty else { throw UsageError("list takes no \"\(rest[1])\"") }
      self = .list
    case "done":
      guard rest.count == 1 else { throw UsageError("done needs one id") }
      guard let id = Int(rest[1]) else { throw UsageError("\"\(rest[1])\" is not an id") }
      self = .done(id: id)
    case let word?: throw UsageError("unknown command \"\(word)\"")
    }
  }

  /// Does what the user wants, and returns what to print.
  ///
  /// - Throws: What the methods of `ReminderList` throw.
  public func run(on reminders: ReminderList) throws -> String {
    switch self {
    case .add(let title): "added \(try reminders.add(title).line)"
    case .done(let id): "done: \(try reminders.finish(id: id).line)"
    case .list:
      try reminders.all().map { ($0.isDone ? "[x] " : "[ ] ") + $0.line }
        .joined(separator: "\n").ifEmpty("no reminders")
    }
  }
}

/// Words that are no command, or options that fit nothing.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and where to find help.
  public let description: String

  /// Makes an error that says what is wrong.
  public init(_ reason: String) {
    description = "\(reason); try --help"
  }
}

extension Reminder {
  fileprivate var line: String { "\(id) \(title)" }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  fileprivate func ifEmpty(_ other: String) -> String { isEmpty ? other : self }
}
