public import Foundation

/// The guide: `swift run workbook`.
public struct Guide {
  private let folder: URL
  private let style: Style
  private let write: (String) -> Void

  /// Makes a guide that looks for the workbook from `folder` upwards.
  public init(
    from folder: URL, environment: [String: String], write: @escaping (String) -> Void
  ) {
    let style = Style.current(environment)
    self.folder = folder
    self.style = style
    self.write = { write(style.plain($0)) }
  }

  /// Runs a command.
  ///
  /// - Returns: The exit code: 0 if all is well or solved, 1 if something is not yet, 2 if the
  ///   command or the manifest is wrong, 3 if the package could not be built or run.
  public func run(_ arguments: [String]) -> Int32 {
    do {
      return try perform(arguments)
    } catch let problem as UsageError {
      write("workbook: \(problem.text)")
      return 2
    } catch let problem as ContentsError {
      write("workbook: \(problem)")
      return 2
    } catch let problem as GradingError {
      write(problem.text(style))
      return 3
    } catch {
      write("workbook: \(error.localizedDescription)")
      return 3
    }
  }

  private func perform(_ arguments: [String]) throws -> Int32 {
    guard let first = arguments.first else { return try showMap() }
    if ["--help", "-h", "help"].contains(first) {
      write(Command.overview)
      return 0
    }
    guard let command = Command(rawValue: first) else {
      throw UsageError(
        unknown: first, in: Command.allCases.map(\.rawValue) + ["help"], noun: "command")
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      write(command.help.wrapped(to: 80))
      return 0
    }
    switch command {
    case .check: return try check(rest)
    case .watch: return try watch(rest)
    case .hint: return try hint(rest)
    case .solution: return try solution(rest)
    case .reset: return try reset(rest)
    case .list: return try list(rest)
    case .compare: return try compare(rest)
    case .verify: return try verify(rest)
    case .schedule: return try schedule(rest)
    case .room: return try room(rest)
    }
  }

  // MARK: - Commands

  private func showMap() throws -> Int32 {
    let (root, contents) = try workbook()
    let verdicts = try grade(contents.exercises, of: contents, in: root)
    write(Map(contents: contents, verdicts: verdicts, style: style).text)
    return verdicts.values.contains(where: \.isRefused) ? 3 : 0
  }

  private func check(_ ids: [String]) throws -> Int32 {
    let (root, contents) = try workbook()
    let exercises =
      ids.isEmpty
      ? contents.exercises : try ids.flatMap { try self.exercises(named: $0, in: contents) }
    let verdicts = try grade(exercises, of: contents, in: root)
    let map = Map(contents: contents, verdicts: verdicts, style: style)
    for exercise in exercises {
      if verdicts[exercise.id] != .solved {
        write("\n" + style.bold("\(exercise.id) \(exercise.title)") + " is not solved yet")
      }
      // All exercises of the workbook at once are a list; of those that were named, all is told.
      let report = map.report(on: exercise, limit: ids.isEmpty ? 1 : .max)
      write(report.dropFirst().joined(separator: "\n"))
    }
    if !ids.isEmpty { write("\n" + style.dim(map.wayOn(from: exercises))) }
    if verdicts.values.contains(where: \.isRefused) { return 3 }
    return exercises.allSatisfy { verdicts[$0.id] == .solved } ? 0 : 1
  }

  private func watch(_ arguments: [String]) throws -> Int32 {
    if let unknown = arguments.first {
      throw UsageError(
        "watch takes no argument, and \"\(unknown)\" is one; it shows what is not solved yet")
    }
    let (root, contents) = try workbook()
    let polling = Polling(root: root, contents: contents)
    try Watch(
      contents: contents, style: style,
      grade: { try grade($0, of: contents, in: root) },
      prepare: {
        _ = try? SwiftTest(in: root).grade([$0.id], of: contents.chapters)
      },
      nextEvent: polling.nextEvent, write: write
    ).run()
    return 0
  }

  private func hint(_ arguments: [String]) throws -> Int32 {
    guard let id = arguments.first, arguments.count <= 2 else {
      throw UsageError("name one exercise: swift run workbook hint 1.1")
    }
    let (_, exercise) = try exercise(id, in: workbook().contents)
    let number = arguments.count == 2 ? Int(arguments[1]) : 1
    guard let number, exercise.hints.indices.contains(number - 1) else {
      throw UsageError("exercise \(id) has hints 1 to \(exercise.hints.count)")
    }
    let hint = "Hint \(number) of \(exercise.hints.count): \(exercise.hints[number - 1])"
    write(style.wrapped(hint).joined(separator: "\n"))
    if number < exercise.hints.count {
      write(style.dim("The next one gives more: swift run workbook hint \(id) \(number + 1)"))
    }
    return 0
  }

  private func solution(_ arguments: [String]) throws -> Int32 {
    let (root, contents) = try workbook()
    let (chapter, exercise) = try onlyExercise(arguments, of: contents, command: .solution)
    let variants = Variant.all(for: exercise, of: chapter, in: Folder(root))
    let solutions = variants.filter { $0.kind == .solution }
    guard let solution = solutions.first(where: { $0.path.hasSuffix("/solution.swift") }) else {
      throw UsageError("\(exercise.id) has no solution in \(chapter.folder)/Answers")
    }
    let yours = Folder(root).text(of: "\(chapter.folder)/\(exercise.file)") ?? ""
    let diff = UnifiedDiff(from: yours, to: solution.code)
    write(style.bold("\(exercise.id) \(exercise.title)"))
    write(style.wrapped(solution.header("why") ?? "").joined(separator: "\n"))
    write("")
    write(diff.isEmpty ? "Your file is the solution." : diff.text(style))
    let others = solutions.filter { $0.path != solution.path }
    if !others.isEmpty {
      write("\nThere is more than one good answer:")
      for other in others { write("  \(other.path)\n    \(other.header("why") ?? "")") }
    }
    return 0
  }

  private func reset(_ arguments: [String]) throws -> Int32 {
    let (root, contents) = try workbook()
    let (chapter, exercise) = try onlyExercise(arguments, of: contents, command: .reset)
    switch try Reset(root: root, chapter: chapter, exercise: exercise).run() {
    case .isStarter:
      write("\(chapter.folder)/\(exercise.file) is as it was at the start.")
    case .done(let kept):
      write("\(chapter.folder)/\(exercise.file) is back at the start.")
      if let kept { write("Your work is in \(kept)") }
    }
    return 0
  }

  private func compare(_ arguments: [String]) throws -> Int32 {
    let (root, contents) = try workbook()
    guard arguments.count == 2 else {
      throw UsageError("name two techniques: swift run workbook compare 0 1")
    }
    let targets = try arguments.map { word in
      guard let chapter = contents.chapter(named: word) else {
        throw UsageError(unknown: word, in: contents.chapters.map(\.target), noun: "technique")
      }
      return chapter.target
    }
    let folder = Folder(root)
    let names = targets.map { folder.names(in: "Sources/\($0)") }
    for name in names[0] where names[1].contains(name) {
      let texts = targets.map { folder.text(of: "Sources/\($0)/\(name)") ?? "" }
      let diff = UnifiedDiff(from: texts[0], to: texts[1])
      write(style.bold("\(name): \(targets[0]) → \(targets[1])"))
      write(diff.isEmpty ? "  no difference" : diff.text(style))
    }
    for (index, target) in targets.enumerated() {
      let alone = names[index].filter { !names[1 - index].contains($0) }
      if !alone.isEmpty {
        write(style.dim("only in \(target): \(alone.joined(separator: ", "))"))
      }
    }
    return 0
  }

  private func list(_ arguments: [String]) throws -> Int32 {
    let (root, contents) = try workbook()
    if let unknown = arguments.first(where: { $0 != "--json" }) {
      throw UsageError(unknown: unknown, in: ["--json"], noun: "option")
    }
    let verdicts = try grade(contents.exercises, of: contents, in: root)
    let rows = contents.chapters.flatMap { chapter in
      chapter.exercises.map { Row($0, of: chapter, isSolved: verdicts[$0.id] == .solved) }
    }
    if arguments.isEmpty {
      for row in rows {
        write(
          "\(row.solved ? "✓" : "○") \(row.id.padded(to: 5)) \(row.kind.padded(to: 8)) \(row.title)"
        )
      }
    } else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      write(String(decoding: try encoder.encode(rows), as: UTF8.self))
    }
    return 0
  }

  private func verify(_ arguments: [String]) throws -> Int32 {
    if let unknown = arguments.first {
      throw UsageError("verify takes no argument, and \"\(unknown)\" is one")
    }
    let (root, contents) = try workbook()
    // The copy outlives the run, so that the next one builds only what has changed.
    let copy = root.appending(path: ".build/verify", directoryHint: .isDirectory)
    let verifier = Verifier(
      root: root, contents: contents, copy: copy, grader: SwiftTest(in: copy),
      report: { write(style.dim($0)) })
    let dump = Shell.output(
      of: ["swift", "package", "--package-path", root.path(percentEncoded: false), "dump-package"])
    let complaints = try verifier.complaints(packageDump: dump)
    for complaint in complaints { write(style.red("✗ ") + "\(complaint)") }
    let answers = verifier.layers().map(\.count).reduce(0, +)
    write(
      complaints.isEmpty
        ? style.green("✓ ") + "\(contents.exercises.count) exercises in \(answers) variants, "
          + "\(contents.chapters.count) lessons and the README agree"
        : "\(complaints.count) to mend")
    return complaints.isEmpty ? 0 : 1
  }

  private func schedule(_ names: [String]) throws -> Int32 {
    let (root, contents) = try workbook()
    let schedules = try Schedule.all(in: root, of: contents)
    guard let name = names.first, names.count == 1 else {
      if !names.isEmpty {
        throw UsageError("name one schedule: swift run workbook schedule half-day")
      }
      for schedule in schedules {
        write("\(schedule.name.padded(to: 14)) \(schedule.title), \(schedule.minutes) minutes")
      }
      return 0
    }
    guard let schedule = schedules.first(where: { $0.name == name }) else {
      throw UsageError(unknown: name, in: schedules.map(\.name), noun: "schedule")
    }
    write(schedule.text)
    return 0
  }

  private func room(_ paths: [String]) throws -> Int32 {
    guard !paths.isEmpty else {
      throw UsageError("name files, or a folder of files: swift run workbook room handed-in")
    }
    let room = Room(of: try workbook().contents, reading: paths, from: folder)
    write(room.text(style))
    return room.complaints.isEmpty ? 0 : 1
  }

  // MARK: - Finding things

  private func workbook() throws -> (root: URL, contents: Contents) {
    var root = folder.standardizedFileURL
    while !Folder(root).has(Contents.path) {
      let parent = root.deletingLastPathComponent().standardizedFileURL
      guard parent.path(percentEncoded: false) != root.path(percentEncoded: false),
        root.path(percentEncoded: false) != "/"
      else {
        throw UsageError("there is no \(Contents.path) here or above; go to the workbook's folder")
      }
      root = parent
    }
    return (root, try Contents.read(in: root))
  }

  /// The exercises of a chapter that is named by its number or target, or one exercise.
  private func exercises(named word: String, in contents: Contents) throws -> [Exercise] {
    try contents.chapter(named: word)?.exercises ?? [exercise(word, in: contents).1]
  }

  /// The exercise with this id or name.
  private func exercise(_ word: String, in contents: Contents) throws -> (Chapter, Exercise) {
    let found = contents.chapters.flatMap { chapter in
      chapter.exercises.filter { [$0.id, $0.name].contains(word) }.map { (chapter, $0) }
    }
    if let only = found.first, found.count == 1 { return only }
    if !found.isEmpty {
      let ids = found.map(\.1.id).joined(separator: " and ")
      throw UsageError("\(word) is the name of \(ids); name one of them by its number")
    }
    if let chapter = contents.chapter(named: word) {
      let ids = chapter.exercises.map(\.id).joined(separator: ", ")
      throw UsageError("\(word) is a chapter; name one of its exercises: \(ids)")
    }
    throw UsageError(
      unknown: word, in: contents.exercises.flatMap { [$0.id, $0.name] }, noun: "exercise",
      list: "list")
  }

  private func onlyExercise(
    _ arguments: [String], of contents: Contents, command: Command
  ) throws -> (Chapter, Exercise) {
    guard let id = arguments.first, arguments.count == 1 else {
      throw UsageError("name one exercise: swift run workbook \(command.rawValue) 1.1")
    }
    return try exercise(id, in: contents)
  }

  private func grade(
    _ exercises: [Exercise], of contents: Contents, in root: URL
  ) throws -> [String: Verdict] {
    let grader = SwiftTest(in: root, progress: showProgress)
    return try grader.grade(Set(exercises.map(\.id)), of: contents.chapters).verdicts
  }

  /// One line on standard error that counts the seconds, if somebody is looking.
  private func showProgress(_ progress: SwiftTest.Progress?) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let text = progress.map { progress in
      switch progress.step {
      case .waiting:
        "another run of the guide is building; waiting until it ends: \(progress.seconds) s"
      case .building where progress.seconds < 20:
        "building: \(progress.seconds) s"
      case .building:
        "building: \(progress.seconds) s; the first time takes a minute"
      case .running:
        "running your code: \(progress.seconds) s"
      }
    }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text ?? "")".utf8))
  }
}

struct Row: Encodable {
  let id: String
  let chapter: String
  let title: String
  let kind: String
  let minutes: Int
  let solved: Bool

  init(_ exercise: Exercise, of chapter: Chapter, isSolved: Bool) {
    id = exercise.id
    self.chapter = chapter.title
    title = exercise.title
    kind = exercise.kind.rawValue
    minutes = exercise.minutes
    solved = isSolved
  }
}
