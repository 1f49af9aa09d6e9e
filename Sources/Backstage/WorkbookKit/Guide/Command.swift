import Foundation

/// A command of the guide.
enum Command: String, CaseIterable {
  case check, watch, hint, solution, reset, list, compare, verify, schedule, room

  static let overview = """
    DI Workbook

    swift run workbook                  the map: what is solved, what comes next
    swift run workbook check [ID…]      checks all, or the exercises you name
    swift run workbook watch            checks the next exercise at each save
    swift run workbook hint ID [NUMBER] gives a hint; each gives more than the last
    swift run workbook solution ID      shows what the solution changes in your file
    swift run workbook reset ID         puts the starter back, keeps your file
    swift run workbook list [--json]    lists all exercises
    swift run workbook compare A B      shows how two techniques differ: compare 0 1
    swift run workbook verify           for authors: proves that all is in order
    swift run workbook schedule [NAME]  for teachers: a workshop, minute by minute
    swift run workbook room FILE…       for teachers: who in a room has solved what

    An ID is a number such as 1.2: chapter 1, exercise 2. `check 1` checks all of
    chapter 1. Each command explains itself with --help.
    """

  var help: String {
    switch self {
    case .check:
      "workbook check [ID…]\n\nBuilds the workbook and shows what the checks find: all of it for "
        + "the exercises you name, by id or name, or by their chapter, and else the first finding "
        + "of each. "
        + "Exit code 0: solved. 1: not yet. 3: it does not build."
    case .watch:
      "workbook watch\n\nShows the next exercise, and checks it each time you save. Files are "
        + "polled, so it works on any file system. Ctrl-C leaves."
    case .hint:
      "workbook hint ID [NUMBER]\n\nShows the first hint, or the one you ask for."
    case .solution:
      "workbook solution ID\n\nShows the reason in a sentence, and the difference between your file "
        + "and the solution. Nothing is changed."
    case .reset:
      "workbook reset ID\n\nPuts the starter back. Your file is kept in \(Reset.keep)/, and the "
        + "message says where."
    case .compare:
      "workbook compare A B\n\nShows the sources of two techniques as a difference. A and B are "
        + "numbers of chapters or names of targets."
    case .list:
      "workbook list [--json]\n\nLists all exercises, with what is solved."
    case .verify:
      "workbook verify\n\nProves, in a copy, that starters are unsolved, solutions solved and wrong "
        + "answers refused, and that manifest, folders, Package.swift, README and lessons agree."
    case .schedule:
      "workbook schedule [NAME]\n\nLists the workshops, or shows one as a table: the time since it "
        + "began, the minutes, and what the room does."
    case .room:
      "workbook room FILE…\n\nShows who has solved what, and where most are stuck. A FILE is what "
        + "`workbook list --json` has written, or a folder of such files, whose names end in .json. "
        + "Exit code 1: a file is no such list; the others are shown."
    }
  }
}

/// A command that can't be understood, and what was probably meant.
struct UsageError: Error {
  let text: String

  init(_ text: String) { self.text = text }

  init(unknown word: String, in known: [String], noun: String, list: String = "--help") {
    let nearest = known.map { (name: $0, distance: $0.distance(to: word)) }
      .min { $0.distance < $1.distance }
    // What differs in more than half of its letters was not meant.
    let guess = nearest.flatMap { $0.distance <= max(1, word.count / 2) ? $0.name : nil }
    let all = "swift run workbook \(list) shows all"
    text =
      "there is no \(noun) \"\(word)\"; " + (guess.map { "did you mean \($0)? (\(all))" } ?? all)
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

/// An exercise as `list --json` writes it, and as ``Room`` reads it.
