import Foundation

/// A command of the guide: what it is called, how it explains itself, and what it does.
struct Command: Sendable {
  let name: String
  /// What may follow the name.
  var arguments = ""
  /// What it does, as the overview lists it.
  let summary: String
  /// What else there is to know, such as its exit codes.
  var details = ""
  /// Does it, and returns the exit code.
  let run: @Sendable (Session, [String]) throws -> Int32

  /// All commands, in the order in which they are listed.
  static let all: [Command] = [
    .check, .watch, .hint, .solution, .reset, .list, .compare, .verify, .new, .schedule,
    .deck, .room,
  ]

  static func named(_ word: String) throws -> Command {
    guard let command = all.first(where: { $0.name == word }) else {
      throw UsageError(unknown: word, in: all.map(\.name) + ["help"], noun: "command")
    }
    return command
  }

  private var call: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  var help: String {
    "workbook \(call)\n\n"
      + [summary.prefix(1).uppercased() + summary.dropFirst() + ".", details]
      .joined(separator: " ").wrapped(to: 80)
  }

  static let overview = """
    DI Workbook

    \(([map] + all).map { command in
      "swift run workbook \(command.call)".padded(to: 37) + command.summary
    }.joined(separator: "\n"))

    An ID is a number such as 1.2: chapter 1, exercise 2. `check 1` checks all of
    chapter 1. Each command explains itself with --help.
    """
}

/// A command that can't be understood, and what was probably meant.
struct UsageError: Error {
  let text: String

  init(_ text: String) { self.text = text }

  /// - Parameters:
  ///   - word: What a person has typed.
  ///   - known: What there is.
  ///   - noun: What such a thing is called.
  ///   - list: The arguments with which the guide lists what is `known`.
  init(unknown word: String, in known: [String], noun: String, list: String = "--help") {
    // A word that no one has typed by a slip is not compared, letter by letter, with all others.
    let nearest = (word.count > 60 ? [] : known)
      .map { (name: $0, distance: $0.lowercased().distance(to: word.lowercased())) }
      .min { $0.distance < $1.distance }
    // What differs in more than half of its letters was not meant.
    let guess = nearest.flatMap { $0.distance <= max(1, word.count / 2) ? $0.name : nil }
    let all = "swift run workbook\(list.isEmpty ? "" : " \(list)") shows all"
    let shown = word.count > 60 ? "\(word.prefix(60))…" : word
    text =
      "there is no \(noun) \"\(shown)\"; " + (guess.map { "did you mean \($0)? (\(all))" } ?? all)
  }
}

extension String {
  /// The number of characters to insert, remove or replace to get from one text to the other.
  fileprivate func distance(to other: String) -> Int {
    var row = Array(0...other.count)
    for (i, mine) in enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, theirs) in other.enumerated() {
        let replaced = diagonal + (mine == theirs ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}

// MARK: - Names of exercises

extension Workbook {
  /// The exercise with this id or name.
  ///
  /// - Parameters:
  ///   - word: What a person has typed.
  ///   - others: Further names that may have been meant.
  /// - Returns: The one exercise that is called so.
  /// - Throws: ``UsageError`` if there is none, or more than one.
  func exercise(_ word: String, orElse others: [String] = []) throws(UsageError) -> Exercise {
    let found = exercises.filter { [$0.id, $0.name].contains(word) }
    if let only = found.first, found.count == 1 { return only }
    if !found.isEmpty {
      let ids = found.map(\.id).joined(separator: " and ")
      throw UsageError("\(word) is the name of \(ids); name one of them by its number")
    }
    if let chapter = chapter(named: word) {
      let ids = chapter.exercises.map(\.id).joined(separator: ", ")
      throw UsageError("\(word) is a chapter; name one of its exercises: \(ids)")
    }
    throw UsageError(
      unknown: word, in: exercises.flatMap { [$0.id, $0.name] } + others, noun: "exercise",
      list: "list")
  }

  /// The exercises of a chapter that is named by its number or target, or one exercise.
  func exercises(named word: String) throws(UsageError) -> [Exercise] {
    if let chapter = chapter(named: word) { return chapter.exercises }
    return [try exercise(word, orElse: chapters.map(\.target))]
  }

  /// The one exercise that a command is for.
  func onlyExercise(_ arguments: [String], for command: String) throws(UsageError) -> Exercise {
    guard let id = arguments.first, arguments.count == 1 else {
      throw UsageError("name one exercise: swift run workbook \(command) 1.1")
    }
    return try exercise(id)
  }
}
