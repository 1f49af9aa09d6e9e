import Foundation
import ReminderFeature

/// What the root reads from the command line: where the reminders are, and what to do with them.
struct Options: Equatable {
  enum Storage: Equatable {
    case file(URL)
    case demo
    case help
  }

  /// Where the user's own reminders are, unless the user says otherwise.
  static let ownFile: URL = {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.homeDirectoryForCurrentUser)
      .appending(path: "DIWorkbook/reminders.json")
  }()

  var storage: Storage
  var command = Command.list

  init(_ arguments: [String], environment: [String: String]) throws(UsageError) {
    let file = environment["REMINDERS_FILE"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    storage = .file(file ?? Self.ownFile)
    var chosen: [String] = []
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        storage = .help
        return
      case "--demo":
        storage = .demo
        chosen.append(argument)
      case "--file":
        guard let path = rest.popFirst(), !path.isEmpty else {
          throw UsageError("--file needs a file")
        }
        storage = .file(URL(filePath: path))
        chosen.append(argument)
      case "--":
        words += rest
        rest = []
      case _ where argument.hasPrefix("-"):
        throw UsageError("unknown option \"\(argument)\"")
      default:
        words.append(argument)
      }
    }
    guard chosen.count < 2 else {
      throw UsageError("\(chosen.joined(separator: " and ")) can't go together")
    }
    command = try Command(words: words)
  }
}
