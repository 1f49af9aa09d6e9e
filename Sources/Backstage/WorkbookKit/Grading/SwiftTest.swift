import Foundation

/// The grader that builds the package and runs its checks with `swift test`.
///
/// It builds in a folder of its own, and no more than it needs: neither the techniques' tests nor
/// what else lies in the package. So a save is graded sooner, and a `swift test` that somebody runs
/// beside it is not in its way.
///
/// The checks run one by one. They take no longer that way, and if one of them ends the run, it is
/// the one that began last.
struct SwiftTest: Grader {
  static let scratch = ".build/grading"

  let workbook: Workbook
  /// The seconds for which a check may say nothing before it is taken to hang.
  var patience: TimeInterval = 20
  /// Is told, second by second, what takes so long, and nil when it is over.
  var progress: (BuildProgress?) -> Void = { _ in }

  func grade(_ exercises: [Exercise]) throws(GradingError) -> Grades {
    var grades = Grades()
    // What the build that stands does without; nil while none stands.
    var built: [String]?
    while true {
      let open = exercises.filter { grades.verdicts[$0.id] == nil }
      let known = grades.verdicts.count
      if open.isEmpty { break }
      let files = built ?? filesLeftOut(of: exercises, knowing: grades)
      do throws(GradingError) {
        let run = try CheckRun(
          of: open, in: workbook, leavingOut: files, isBuilt: built != nil, patience: patience,
          progress: progress)
        built = note(run, on: open, in: &grades) ? files : nil
      } catch {
        // One exercise that does not compile would keep all others from being graded.
        guard case .doesNotBuild(let errors, let output) = error else { throw error }
        blame(errors, output, among: exercises, in: &grades)
        if grades.verdicts.count == known { throw error }
      }
      if grades.verdicts.count == known { try divide(open, into: &grades) }
    }
    // Whose file was in the way may be an exercise that nobody has asked for.
    grades.verdicts = grades.verdicts.filter { id, _ in exercises.contains { $0.id == id } }
    return grades
  }

  /// Grades each half of the exercises without the other one: so what keeps both from being run is
  /// found, whatever it is.
  private func divide(_ exercises: [Exercise], into grades: inout Grades) throws(GradingError) {
    let middle = exercises.count / 2
    for half in [exercises[..<middle], exercises[middle...]] {
      let more = try grade(Array(half))
      grades.verdicts.merge(more.verdicts) { $1 }
      grades.add(more.warnings)
    }
  }

  /// The files that a build of these exercises does without.
  private func filesLeftOut(of exercises: [Exercise], knowing grades: Grades) -> [String] {
    workbook.allChapters.flatMap { chapter -> [String] in
      // What is not compiled is not waited for.
      guard exercises.contains(where: { $0.folder == chapter.folder }) else {
        return [chapter.folder]
      }
      return workbook.strayFiles(in: chapter)
        + chapter.exercises.flatMap { exercise in
          if grades.verdicts[exercise.id]?.isBroken == true { return exercise.files }
          return exercises.contains(exercise) ? [] : exercise.checks
        }
    }
  }

  // MARK: - What came of a run

  /// Adds the verdicts that a run gives.
  ///
  /// - Returns: Whether the same build can serve the next run.
  private func note(_ run: CheckRun, on exercises: [Exercise], in grades: inout Grades) -> Bool {
    grades.add(run.warnings)
    for exercise in exercises { grades.verdicts[exercise.id] = run.events.verdict(on: exercise) }
    let open = exercises.filter { grades.verdicts[$0.id] == nil }
    if let (exercise, test) = run.events.lastRunning(of: open) {
      grades.verdicts[exercise.id] = run.end(in: test, of: exercise)
      return true
    }
    // What a test's arguments are made of runs before any test begins.
    if let exercise = open.first(where: run.trapped) {
      grades.verdicts[exercise.id] = run.end(in: exercise.title, of: exercise)
      return false
    }
    if let exercise = exercises.first, exercises.count == 1, !open.isEmpty {
      grades.verdicts[exercise.id] =
        run.isComplete ? .notRun : run.end(in: exercise.title, of: exercise)
    }
    return true
  }

  /// Gives their errors to the exercises that don't compile.
  private func blame(
    _ errors: [Diagnostic], _ output: String, among compiled: [Exercise], in grades: inout Grades
  ) {
    let known = grades.verdicts
    for chapter in workbook.chapters {
      let refused = chapter.exercises.filter { known[$0.id]?.isRefused == true }
      for exercise in chapter.exercises where known[exercise.id] == nil {
        let own = errors.filter { exercise.files.contains($0.file) }
        if own.isEmpty { continue }
        // What misses a name of a file that was left out fails for want of that file. Whatever else
        // fails only now, an earlier build ended before it was seen.
        let cause = refused.first { other in
          let texts = texts(of: other)
          return own.contains { $0.names(somethingIn: texts) }
        }
        grades.verdicts[exercise.id] = cause.flatMap { known[$0.id] } ?? .doesNotCompile(own)
      }
    }
    if grades.verdicts.count > known.count { return }
    for exercise in compiled where known[exercise.id] == nil {
      guard let problem = complaint(about: exercise, in: output) else { continue }
      grades.verdicts[exercise.id] = .doesNotCompile([problem])
    }
  }

  /// What a file that was left out declares, and what it declared before somebody edited it.
  private func texts(of exercise: Exercise) -> [String] {
    (exercise.files + [exercise.starter]).compactMap(workbook.folder.text)
  }

  /// A complaint that names a file of the exercise, and no line in it unless the compiler crashed.
  func complaint(about exercise: Exercise, in output: String) -> Diagnostic? {
    if let crash = output.firstRange(of: "Stack dump:"), output.contains("submit a bug report") {
      // Remarks on other files may follow it.
      let stack = output[crash.upperBound...].split(whereSeparator: \.isNewline)
        .filter { $0.hasPrefix(" for ") || $0.first?.isNumber == true }
      return exercise.files.lazy.compactMap { crashReport(on: $0, in: stack) }.first
    }
    let lines = output.split(whereSeparator: \.isNewline)
    for file in exercise.files {
      // The linker knows a file by what the compiler has made of it.
      let object = exercise.fileID(of: file).replacing("/", with: ".build/") + ".o"
      let line = lines.first { $0.contains("error") && $0.contains(file) }
      let isLinked = lines.contains { $0.contains(object) }
      guard line != nil || isLinked else { continue }
      var message = "it can't be linked with the rest; is there an @main in it?"
      if let line { message = String(line) }
      if workbook.folder.text(of: file) == nil { message = "it can't be read as text in UTF-8" }
      return Diagnostic(file: file, line: 1, message: message)
    }
    return nil
  }

  /// What to say of a file that the compiler crashed on, if the stack that it left names the file.
  private func crashReport(on file: String, in stack: [Substring]) -> Diagnostic? {
    // It names what it was at from the file down to the smallest part, with the line where that
    // begins: "for 'add()' (at /root/Add.swift:4:9)".
    let lines = stack.compactMap { part in
      part.firstRange(of: file + ":").flatMap { place in
        Int(part[place.upperBound...].prefix(while: \.isNumber))
      }
    }
    guard !lines.isEmpty || stack.contains(where: { $0.contains(file + "\"") }) else { return nil }
    return Diagnostic(
      file: file, line: lines.last ?? 1,
      message: "the compiler itself crashed on what begins here; that is its mistake, so "
        + "say it in other words")
  }
}

extension Grades {
  fileprivate mutating func add(_ more: [Diagnostic]) {
    for warning in more where !warnings.contains(warning) { warnings.append(warning) }
  }
}
