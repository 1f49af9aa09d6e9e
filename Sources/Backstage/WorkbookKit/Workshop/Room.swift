import Foundation

/// Who in a room has solved what, from the files that the learners hand in.
///
/// Such a file is what `swift run workbook list --json` has written.
struct Room {
  struct Learner: Equatable {
    /// The file's name, without what comes after the dot.
    let name: String
    /// The ids of the exercises that are solved.
    let solved: Set<String>
  }

  /// An exercise that learners should have solved by now, and those who have not.
  struct Obstacle {
    let exercise: Exercise
    let stuck: [Learner]
  }

  let workbook: Workbook
  private(set) var learners: [Learner] = []
  /// One line for each file that is no list of this workbook's exercises.
  private(set) var complaints: [String] = []

  /// Reads the files, and those in the folders, whose names end in ".json".
  init(of workbook: Workbook, reading paths: [String], from folder: URL) {
    self.workbook = workbook
    for path in paths {
      let files = Self.files(at: path, from: folder)
      if files.isEmpty { complaints.append("\(path): there is no .json file in this folder") }
      for file in files {
        switch read(file.url) {
        case .success(let learner): learners.append(learner)
        case .failure(let problem): complaints.append("\(file.path): \(problem.text)")
        }
      }
    }
  }

  // MARK: - Reading

  private struct Problem: Error {
    let text: String
  }

  private struct Entry: Decodable {
    let id: String
    let solved: Bool
  }

  private static func files(at path: String, from folder: URL) -> [(path: String, url: URL)] {
    let url = URL(filePath: path, relativeTo: folder)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(
      atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
    guard isFolder.boolValue else { return [(path, url)] }
    return Folder(url).names(in: "").filter { $0.hasSuffix(".json") }.map { name in
      ((path.hasSuffix("/") ? path : path + "/") + name, url.appending(path: name))
    }
  }

  private func read(_ file: URL) -> Result<Learner, Problem> {
    guard let data = try? Data(contentsOf: file) else {
      return .failure(Problem(text: "can't be read"))
    }
    guard let entries = try? JSONDecoder().decode([Entry].self, from: data), !entries.isEmpty else {
      return .failure(Problem(text: "no list of exercises" + Self.opening(of: data)))
    }
    let known = Set(workbook.exercises.map(\.id))
    if let foreign = entries.first(where: { !known.contains($0.id) }) {
      return .failure(Problem(text: "from another workbook, for this one has no \(foreign.id)"))
    }
    let solved = Set(entries.filter(\.solved).map(\.id))
    return .success(Learner(name: file.deletingPathExtension().lastPathComponent, solved: solved))
  }

  /// The first line of a file, which may be what the guide said in place of a list.
  private static func opening(of data: Data) -> String {
    let line = String(decoding: data.prefix(200), as: UTF8.self).split(separator: "\n").first
    return line.map { "; it begins with \"\($0.prefix(60))\"" } ?? "; it is empty"
  }

  // MARK: - Showing

  /// A table for each part that somebody has begun, then where most are stuck, then complaints.
  func text(_ style: Style) -> String {
    let count = learners.count == 1 ? "1 learner" : "\(learners.count) learners"
    let blocks =
      [[style.bold("Room: \(count)")]]
      + workbook.parts.filter(isBegun).map { table(of: $0, style) }
      + [obstacleLines(style), complaints.map { style.red("✗ ") + $0 }]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private func isBegun(_ part: Part) -> Bool {
    let ids = part.chapters.flatMap(\.exercises).map(\.id)
    return learners.contains { !$0.solved.isDisjoint(with: ids) }
  }

  private func table(of part: Part, _ style: Style) -> [String] {
    let width = min(24, learners.map(\.name.count).max() ?? 0)
    let head = part.chapters.map { String($0.number).padded(to: 5, atStart: true) }.joined()
    let rows = learners.map { learner in
      let name =
        learner.name.count > width ? learner.name.prefix(width - 1) + "…" : learner.name
      return "  " + name.padded(to: width)
        + part.chapters.map { cell(of: learner, in: $0, style) }.joined()
    }
    return [style.bold(part.title), style.dim("  " + "".padded(to: width) + head)] + rows
  }

  private func cell(of learner: Learner, in chapter: Chapter, _ style: Style) -> String {
    let solved = chapter.exercises.count { learner.solved.contains($0.id) }
    let text = "\(solved)/\(chapter.exercises.count)".padded(to: 5, atStart: true)
    if solved == 0 { return style.dim(text) }
    return solved == chapter.exercises.count ? style.green(text) : text
  }

  private func obstacleLines(_ style: Style) -> [String] {
    let lines = obstacles.prefix(5).flatMap { obstacle in
      let exercise = obstacle.exercise
      let solved = learners.count { $0.solved.contains(exercise.id) }
      let names = obstacle.stuck.prefix(3).map(\.name).joined(separator: ", ")
      let rest = obstacle.stuck.count - 3
      return [
        "  \("\(exercise.id) \(exercise.title)".padded(to: 36)) \(solved) of \(learners.count) solved",
        style.dim("    not yet: \(names)" + (rest > 0 ? " and \(rest) more" : "")),
      ]
    }
    return lines.isEmpty ? [] : [style.bold("Where most are stuck")] + lines
  }

  /// The exercises that learners have come to and not solved, those of the most learners first.
  ///
  /// A learner has come to the exercise after the last one that is solved. One before it counts
  /// if somebody has solved it: what all have left out is not part of the workshop.
  var obstacles: [Obstacle] {
    let exercises = workbook.exercises
    let places = learners.map { learner in
      1 + (exercises.lastIndex { learner.solved.contains($0.id) } ?? -1)
    }
    let met = exercises.enumerated().map { index, exercise in
      let isDone = learners.contains { $0.solved.contains(exercise.id) }
      let stuck = zip(learners, places).filter { learner, place in
        !learner.solved.contains(exercise.id) && (place == index || place > index && isDone)
      }
      return (index: index, obstacle: Obstacle(exercise: exercise, stuck: stuck.map(\.0)))
    }
    return met.filter { !$0.obstacle.stuck.isEmpty }
      .sorted { ($1.obstacle.stuck.count, $0.index) < ($0.obstacle.stuck.count, $1.index) }
      .map(\.obstacle)
  }
}
