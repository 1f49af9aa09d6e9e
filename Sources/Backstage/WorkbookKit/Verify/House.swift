import Foundation

/// The rules of the house: contents, folders, Package.swift, README and lessons agree.
struct House {
  let workbook: Workbook
  private let folder: Folder
  private let code: Code

  init(of workbook: Workbook) {
    self.workbook = workbook
    folder = workbook.folder
    code = Self.compiledCode(in: workbook)
  }

  /// Everything that can be checked without building: files, answers, lessons and README.
  func complaints() -> [Complaint] {
    strayFolders() + workbook.allChapters.flatMap(exerciseFiles)
      + workbook.chapters.flatMap(answers) + lessons() + readme() + docs() + workshop() + repeats()
  }

  /// What a draft still lacks: these would be complaints if it were none.
  func unfinished(_ draft: Chapter) -> [Complaint] {
    answers(of: draft) + lesson(of: draft) + page(draft.slides)
  }

  // MARK: - Files

  private func strayFolders() -> [Complaint] {
    let known = Set(workbook.allChapters.map(\.name))
    return folder.names(in: "Chapters").filter { !known.contains($0) && $0 != "contents.json" }
      .map {
        Complaint(
          "Chapters/\($0)", "contents.json does not know this folder",
          do: "add the chapter to \(Workbook.contents), or remove the folder")
      }
  }

  private func exerciseFiles(of chapter: Chapter) -> [Complaint] {
    let wanted = Set(chapter.exercises.flatMap(\.files))
    let found = Set(
      ["Exercises", "Checks"].flatMap { folder.files(below: "\(chapter.folder)/\($0)") })
    let missing = wanted.subtracting(found).sorted().map {
      Complaint(
        $0, "chapter.json has an exercise for it, but there is no such file",
        do: "write the file, or take the exercise out of \(chapter.facts)")
    }
    let stray = found.subtracting(wanted).sorted().map {
      Complaint(
        $0, "no exercise in chapter.json owns this file",
        do: "add its exercise to \(chapter.facts), or remove the file")
    }
    return missing + stray
  }

  private func answers(of chapter: Chapter) -> [Complaint] {
    let place = "\(chapter.folder)/Answers"
    let known = Set(chapter.exercises.map(\.name))
    let stray = folder.names(in: place).filter { !known.contains($0) }.map {
      Complaint(
        "\(place)/\($0)", "chapter.json knows no such exercise", do: "rename or remove the folder")
    }
    return stray + chapter.exercises.flatMap(answers)
  }

  private func answers(to exercise: Exercise) -> [Complaint] {
    let variants = Variant.all(for: exercise, in: folder)
    let place = exercise.answers
    var complaints =
      variants.compactMap(\.headerComplaint) + Equivalent.complaints(for: exercise, in: folder)
    for name in folder.names(in: place)
    where name != Equivalent.name && !variants.contains(where: { $0.path == "\(place)/\(name)" }) {
      complaints.append(
        Complaint(
          "\(place)/\(name)", "this is no starter, solution or wrong answer",
          do: "name it starter.swift, solution.swift, solution-<name>.swift or wrong-<name>.swift"))
    }
    let starters = variants.filter { $0.kind == .starter }
    if starters.isEmpty {
      complaints.append(Complaint(place, "starter.swift is missing", do: "copy the exercise there"))
    }
    for starter in starters {
      let shipped = folder.text(of: exercise.file)
      if let shipped, shipped != starter.text {
        complaints.append(
          Complaint(
            exercise.file, "it differs from Answers/…/starter.swift",
            do: "ship the starter: copy one over the other, whichever is right"))
      }
    }
    if let starter = starters.first {
      complaints += variants.compactMap { $0.drift(from: starter) }
    }
    if !variants.contains(where: { $0.path.hasSuffix("/solution.swift") }) {
      complaints.append(Complaint(place, "solution.swift is missing", do: "write it"))
    }
    if variants.count(where: { $0.kind == .wrong }) < 3 {
      complaints.append(
        Complaint(
          place, "it has fewer than three wrong answers",
          do: "add wrong-<name>.swift as a tired colleague would write it"))
    }
    return complaints
  }

  // MARK: - Texts

  /// Checks the lessons against the code that they show.
  func lessons() -> [Complaint] { workbook.chapters.flatMap(lesson) }

  private func lesson(of chapter: Chapter) -> [Complaint] {
    let lesson = Lesson(path: chapter.lesson, in: workbook)
    let complaints = lesson.complaints(for: chapter, code: code)
    guard folder.has(chapter.details) else { return complaints }
    let details = Lesson(path: chapter.details, in: workbook)
    return complaints + details.complaints(asDetailsOf: lesson, of: chapter, code: code)
  }

  /// Every file that a target compiles or that the compiler must refuse, and the tests' C++.
  ///
  /// Of an exercise it is the starter that counts: a learner may do with the file what they like,
  /// and no page of the book is wrong for that.
  private static func compiledCode(in workbook: Workbook) -> Code {
    let folder = workbook.folder
    let learners = Set(workbook.exercises.map(\.file))
    let files = ["Sources", "Tests", "Chapters"].flatMap { folder.files(below: $0) }
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".cpp") }
      .filter { !$0.contains("/Answers/") && !learners.contains($0) }
    return Code((files + workbook.exercises.map(\.starter)).compactMap { folder.text(of: $0) })
  }

  /// Checks the links and the code of the README and of CONTRIBUTING, and that no part lacks its table.
  func readme() -> [Complaint] {
    let texts = ["README.md", "CONTRIBUTING.md"].flatMap { path in
      let text = Lesson(path: path, in: workbook)
      return text.faults(against: code)
    }
    let header = Repeats.mapHeader.joined(separator: "\n")
    let tables = (folder.text(of: "README.md") ?? "").components(separatedBy: header).count - 1
    let parts = workbook.parts.count { !$0.chapters.isEmpty }
    if tables == parts { return texts }
    return texts + [
      Complaint(
        "README.md", "it has \("table".counted(tables)) of chapters for \("part".counted(parts))",
        do: "begin a table for each part, in order, with \"\(Repeats.mapHeader[0])\"; "
          + "swift run workbook verify --fix fills it")
    ]
  }

  /// Checks that titles, minutes and tables are the same wherever they are repeated.
  func repeats() -> [Complaint] {
    Repeats(of: workbook).stale().map {
      Complaint(
        "\($0.path):\($0.line)", "it differs from chapter.json; it should be: \($0.wanted)",
        do: "let the guide write it: swift run workbook verify --fix")
    }
  }

  /// Checks the schedules, and that each one's page begins with a table.
  func workshop() -> [Complaint] {
    guard folder.has(Schedule.path) else { return [] }
    do {
      return try Schedule.all(of: workbook).compactMap { schedule in
        if folder.text(of: schedule.page)?.contains("| Total |") == true { return nil }
        return Complaint(
          schedule.page, "the page of the schedule, with its table, is missing",
          do: "begin it with: swift run workbook schedule \(schedule.name)")
      }
    } catch {
      return [Complaint(Schedule.path, "\(error)", do: "fix the file")]
    }
  }

  /// Checks the links, the code and the names in what `docs` holds, but for the slides of drafts.
  func docs() -> [Complaint] {
    let drafts = Set(workbook.drafts.map(\.slides))
    return folder.files(below: "docs").filter { $0.hasSuffix(".md") && !drafts.contains($0) }
      .flatMap(page)
  }

  private func page(_ path: String) -> [Complaint] {
    let page = Lesson(path: path, in: workbook)
    return page.faults(against: code) + page.names(in: code)
  }

  // MARK: - Package.swift

  /// Checks the targets, as `swift package dump-package` tells them, against the contents.
  func package(_ dump: String) -> [Complaint] {
    guard let package = try? JSONDecoder().decode(Package.self, from: Data(dump.utf8)) else {
      return [Complaint("Package.swift", "it can't be read", do: "run `swift package describe`")]
    }
    let paths = Dictionary(package.targets.map { ($0.name, $0.path) }) { first, _ in first }
    var complaints: [Complaint] = []
    for chapter in workbook.allChapters {
      let line = "chapter(\(chapter.number), \"\(chapter.target)\"),"
      let isThere =
        paths.keys.contains(chapter.target) && paths.keys.contains("\(chapter.target)Tests")
        && paths["\(chapter.target)Exercises"] == "\(chapter.folder)/Exercises"
        && paths["\(chapter.target)Checks"] == "\(chapter.folder)/Checks"
      if !isThere {
        complaints.append(
          Complaint("Package.swift", "chapter \(chapter.number) has no targets", do: "add: \(line)")
        )
      }
    }
    let known = Set(workbook.allChapters.map { "\($0.target)Checks" })
    let targets = package.targets.map(\.name)
    for name in targets where name.hasSuffix("Checks") && !known.contains(name) {
      complaints.append(
        Complaint(
          "Package.swift", "contents.json knows no chapter for the target \(name)",
          do: "add the chapter to \(Workbook.contents), or remove it from Package.swift"))
    }
    return complaints
  }

  private struct Package: Decodable {
    struct Target: Decodable {
      let name: String
      let path: String?
    }
    let targets: [Target]
  }
}
