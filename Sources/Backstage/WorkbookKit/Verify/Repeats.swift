import Foundation

/// The places that repeat what `chapter.json` says: titles, minutes, and tables of them.
///
/// Each is a line or a table that a reader needs where it stands, so it is written there and not
/// looked up. This type knows how each of them must read, and can write it.
struct Repeats {
  /// A line that is not as it must be.
  struct Stale: Equatable {
    let path: String
    let line: Int
    let wanted: String
  }

  private let workbook: Workbook

  init(of workbook: Workbook) {
    self.workbook = workbook
  }

  /// The first stale line of each file.
  ///
  /// The pages of schedules that can't be read are passed over: those have complaints of their own.
  func stale() -> [Stale] {
    changes(for: (try? Schedule.all(of: workbook)) ?? []).map { path, old, new in
      let old = old.components(separatedBy: "\n")
      let new = new.components(separatedBy: "\n")
      let index = new.indices.first { !old.indices.contains($0) || old[$0] != new[$0] } ?? 0
      return Stale(path: path, line: index + 1, wanted: new[index])
    }
  }

  /// Writes what is stale, and returns the files that it has changed.
  ///
  /// - Throws: ``BookError`` if a schedule can't be read, or if its days don't add up to the minutes
  ///   that it promises. Nothing is written then.
  func write() throws -> [String] {
    let schedules = workbook.folder.has(Schedule.path) ? try Schedule.all(of: workbook) : []
    return try changes(for: schedules).map { path, _, new in
      try Data(new.utf8).write(to: workbook.root.appending(path: path), options: .atomic)
      return path
    }
  }

  /// The files that differ from what they must be, each with its text as it is and as it must be.
  private func changes(for schedules: [Schedule]) -> [(path: String, old: String, new: String)] {
    var pages: [(String, (inout [String]) -> Void)] = [("README.md", readme)]
    for chapter in workbook.allChapters {
      pages.append((chapter.lesson, { lesson(of: chapter, in: &$0) }))
      pages.append((chapter.slides, { slides(of: chapter, in: &$0) }))
    }
    for schedule in schedules {
      pages.append((schedule.page, { page(of: schedule, in: &$0) }))
    }
    return pages.compactMap { path, rewrite in
      guard let old = workbook.folder.text(of: path) else { return nil }
      var lines = old.components(separatedBy: "\n")
      rewrite(&lines)
      let new = lines.joined(separator: "\n")
      return new == old ? nil : (path, old, new)
    }
  }

  // MARK: - README

  static let mapHeader = ["| # | Lesson | Exercises | Minutes |", "| --- | --- | --- | --- |"]

  /// The README has a table for each part, in order, and the map as the guide draws it: from the
  /// first line of `Map.overview` to the first one of `Map.invitation(to:)`.
  private func readme(_ lines: inout [String]) {
    var parts = workbook.parts.filter { !$0.chapters.isEmpty }[...]
    var index = 0
    while index + 1 < lines.count {
      if Array(lines[index...index + 1]) == Self.mapHeader, let part = parts.popFirst() {
        let start = index + 2
        let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
        lines.replaceSubrange(start..<end, with: part.chapters.map(Self.mapRow))
      } else if lines[index].hasPrefix("DI Workbook  "),
        let end = lines[index...].firstIndex(where: { $0.hasPrefix("Next: ") })
      {
        lines.replaceSubrange(index..<end, with: map(like: lines[index]))
      }
      index += 1
    }
  }

  /// A chapter's row in the README's map.
  static func mapRow(of chapter: Chapter) -> String {
    "| \(chapter.number) | [\(chapter.title)](\(chapter.lesson)) "
      + "| \(chapter.exercises.count) | \(chapter.allMinutes) |"
  }

  /// The map with as many exercises solved as the title of an older one says: the first ones.
  private func map(like title: String) -> [String] {
    let count = title.firstMatch(of: /(\d+) of \d+ exercises/).flatMap { Int($0.1) } ?? 0
    let solved = workbook.exercises.prefix(count).map { ($0.id, Verdict.solved) }
    let map = Map(
      workbook: workbook, verdicts: Dictionary(uniqueKeysWithValues: solved), style: Style())
    return map.overview.components(separatedBy: "\n")
  }

  // MARK: - Lessons, slides and schedules

  /// A first line that is no title is somebody's prose, and stays.
  private func title(of chapter: Chapter, in lines: inout [String]) {
    if lines[0].hasPrefix("# ") { lines[0] = "# \(chapter.title)" }
  }

  private func lesson(of chapter: Chapter, in lines: inout [String]) {
    title(of: chapter, in: &lines)
    for exercise in chapter.exercises {
      guard let index = lines.firstIndex(where: { $0.hasPrefix("| [\(exercise.id) ") })
      else { continue }
      var cells = lines[index].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      cells[0] = Self.link(to: exercise)
      cells[2] = "\(exercise.minutes)"
      lines[index] = "| " + cells.joined(separator: " | ") + " |"
    }
  }

  /// An exercise in the table of its lesson.
  static func link(to exercise: Exercise) -> String {
    "[\(exercise.id) \(exercise.title)](\(exercise.link))"
  }

  private func slides(of chapter: Chapter, in lines: inout [String]) {
    title(of: chapter, in: &lines)
    guard let heading = lines.lastIndex(of: "## Do now"),
      let start = lines[heading...].firstIndex(where: { $0.hasPrefix("- **") })
    else { return }
    let end = lines[start...].firstIndex { !$0.hasPrefix("- **") } ?? lines.count
    lines.replaceSubrange(
      start..<end, with: chapter.exercises.map { Self.item(for: $0) })
  }

  /// An exercise in the list on the last slide of its chapter; in a deck, with the room's minutes.
  static func item(for exercise: Exercise, minutes: Int? = nil) -> String {
    "- **\(exercise.id)** \(exercise.title) · \(minutes ?? exercise.minutes) min"
  }

  /// The page of a schedule begins with what the guide prints; the prose below is its own.
  private func page(of schedule: Schedule, in lines: inout [String]) {
    let isTotal = { (line: String) in line.hasSuffix("| Total |") || line.hasPrefix("All days: ") }
    guard let end = lines.lastIndex(where: isTotal) else { return }
    lines.replaceSubrange(...end, with: schedule.text.components(separatedBy: "\n"))
  }
}
