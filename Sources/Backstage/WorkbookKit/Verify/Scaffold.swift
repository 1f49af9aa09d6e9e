import Foundation

/// A new chapter: the files it begins with, and its lines in the files that list all chapters.
///
/// It is a draft. It builds, its exercises can be solved, and `verify` says what it still lacks.
struct Scaffold {
  let chapter: Chapter
  /// The chapter before it, whose part it belongs to.
  let predecessor: Chapter
  private let folder: Folder
  /// What is written, in this order: each path with its text.
  private let newFiles: [(path: String, text: String)]
  private let changedFiles: [(path: String, text: String)]

  /// Makes everything and writes nothing yet.
  ///
  /// - Throws: ``UsageError`` if a chapter of that number, name and title can't be added.
  init(
    number: String, target: String, title: String, in workbook: Workbook
  ) throws(UsageError) {
    folder = workbook.folder
    let title = title.trimmingCharacters(in: .whitespaces)
    if title.isEmpty || title.contains(where: { $0.isNewline || $0 == "|" }) {
      throw UsageError("a title is one line that is not empty and has no |")
    }
    chapter = Self.chapter(try Self.number(number), try Self.target(target), title)
    guard let package = folder.text(of: "Package.swift"),
      let contents = folder.text(of: Workbook.contents)
    else { throw UsageError("Package.swift and \(Workbook.contents) can't both be read") }
    try Self.checkIsFree(chapter, in: folder, package)

    let number = chapter.number
    let before = workbook.allChapters.filter { $0.number < number }
    guard let predecessor = before.max(by: { $0.number < $1.number }) else {
      throw UsageError("no chapter comes before \(number), and a new one must follow another")
    }
    self.predecessor = predecessor
    newFiles = try Self.texts(of: chapter) + Self.models(for: chapter.target, in: folder)
    changedFiles = [
      (Workbook.contents, try Self.list(chapter, after: predecessor, in: contents)),
      ("Package.swift", try Self.declare(chapter, after: predecessor, in: package)),
    ]
    if let there = newFiles.first(where: { [folder] in folder.has($0.path) }) {
      throw UsageError("\(there.path) is there already")
    }
  }

  /// Writes the chapter's own files first, and returns the paths of all that it has written.
  ///
  /// - Throws: ``ScaffoldError`` if something can't be written.
  func write() throws(ScaffoldError) -> [String] {
    var written: [String] = []
    do {
      for (path, text) in newFiles {
        try folder.write(Data(text.utf8), to: path)
        written.append(path)
      }
      for (path, text) in changedFiles {
        try Data(text.utf8).write(to: folder.url.appending(path: path), options: .atomic)
        written.append(path)
      }
    } catch {
      let paths = (newFiles + changedFiles).map(\.path)
      throw ScaffoldError(paths[written.count], error.localizedDescription, written)
    }
    return written
  }
}

/// Why a chapter was written in part only, and which part.
struct ScaffoldError: LocalizedError {
  let errorDescription: String?

  fileprivate init(_ path: String, _ problem: String, _ written: [String]) {
    let rest =
      written.isEmpty
      ? "nothing was written"
      : "these were written, so remove them before you try again:\n  "
        + written.joined(separator: "\n  ")
    errorDescription = "\(path): \(problem); \(rest)"
  }
}

// MARK: - What may be added

extension Scaffold {
  private static func number(_ word: String) throws(UsageError) -> Int {
    guard let number = Int(word), (0...99).contains(number) else {
      throw UsageError("\"\(word)\" is no chapter's number; one is a whole number from 0 to 99")
    }
    return number
  }

  private static func target(_ word: String) throws(UsageError) -> String {
    guard word.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw UsageError(
        "\"\(word)\" is no name of a target; one is a Swift type's, such as CompositionRoot")
    }
    // Modules that the code of a chapter imports, and words of the language.
    let reserved = [
      "Any", "Foundation", "Protocol", "Self", "Swift", "Synchronization", "Testing", "Type",
      "XCTest",
    ]
    if reserved.contains(word) {
      throw UsageError("the name \(word) is taken: Swift has it")
    }
    if let suffix = ["Checks", "Exercises", "Tests"].first(where: word.hasSuffix) {
      throw UsageError(
        "\(word) ends in \"\(suffix)\", as one of the other targets of a chapter does")
    }
    return word
  }

  /// Upper and lower case count as the same, since they are on many disks.
  private static func checkIsFree(
    _ chapter: Chapter, in folder: Folder, _ package: String
  ) throws(UsageError) {
    let prefix = String(chapter.name.prefix { $0 != "-" }) + "-"
    let sameNumber =
      folder.names(in: "Chapters").first { $0.hasPrefix(prefix) }.map { "Chapters/\($0)" }
      ?? declaration(of: chapter.number, in: package).map { _ in "Package.swift has a chapter of it"
      }
    if let sameNumber { throw UsageError("the number \(chapter.number) is taken: \(sameNumber)") }

    let targets = ["", "Tests", "Exercises", "Checks"].map { (chapter.target + $0).lowercased() }
    let folders = ["Sources", "Sources/Backstage", "Tests", "Tests/Backstage"].flatMap { parent in
      folder.names(in: parent).map { (name: $0, place: "\(parent)/\($0)") }
    }
    let chapters = folder.names(in: "Chapters").map { name in
      (name: String(name.drop { $0 != "-" }.dropFirst()), place: "Chapters/\(name)")
    }
    let known = package.matches(of: /"(\w+)"/).map { match in
      (name: String(match.1), place: "Package.swift names \(match.0)")
    }
    let taken = (folders + chapters + known).first { targets.contains($0.name.lowercased()) }
    if let taken { throw UsageError("the name \(chapter.target) is taken: \(taken.place)") }
  }
}

// MARK: - The lists of all chapters

extension Scaffold {
  /// Adds the chapter's name to the list of its part, laid out as the name before it is.
  private static func list(
    _ chapter: Chapter, after predecessor: Chapter, in contents: String
  ) throws(UsageError) -> String {
    guard let name = contents.range(of: "\"\(predecessor.name)\"") else {
      throw UsageError("\(Workbook.contents) does not name \(predecessor.name)")
    }
    let space = String(contents[..<name.lowerBound].reversed().prefix(while: \.isWhitespace))
    let separator = space.contains(where: \.isNewline) ? String(space.reversed()) : " "
    var contents = contents
    contents.insert(contentsOf: ",\(separator)\"\(chapter.name)\"", at: name.upperBound)
    return contents
  }

  /// Adds the chapter's line below that of the chapter before it.
  private static func declare(
    _ chapter: Chapter, after predecessor: Chapter, in package: String
  ) throws(UsageError) -> String {
    guard let start = declaration(of: predecessor.number, in: package),
      let end = end(ofCallAt: start, in: package)
    else {
      throw UsageError(
        "Package.swift has no `chapter(\(predecessor.number), \"\(predecessor.target)\"),` that "
          + "ends its line; the new chapter's belongs below it")
    }
    let indentation = package[..<start].reversed().prefix { $0 == " " || $0 == "\t" }
    let line = String(indentation) + "chapter(\(chapter.number), \"\(chapter.target)\"),"
    var package = package
    package.insert(contentsOf: "\(package[end])\(line)", at: end)
    return package
  }

  /// Where Package.swift calls `chapter` for this number.
  private static func declaration(of number: Int, in package: String) -> String.Index? {
    package.matches(of: /\bchapter\(\s*(\d+),/).first { Int($0.1) == number }?.range.lowerBound
  }

  /// The end of the line on which a call ends, if nothing but a comma follows the call there.
  private static func end(ofCallAt start: String.Index, in text: String) -> String.Index? {
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if text[index] == ")" && depth == 0 {
        let end = text[index...].firstIndex(where: \.isNewline)
        return end.flatMap { text[index..<$0] == ")," ? $0 : nil }
      }
    }
    return nil
  }
}
