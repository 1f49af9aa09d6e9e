import Foundation

/// One run of `swift test`: what the checks of some exercises said, and how it ended.
struct CheckRun {
  let events: EventStream
  let warnings: [Diagnostic]
  /// Why the run was stopped, if it was.
  private let excess: Verdict.Excess?
  private let output: String

  /// Builds the exercises, unless that is done already, and runs their checks one by one.
  ///
  /// - Throws: ``GradingError`` if it does not come to a run.
  init(
    of exercises: [Exercise], in workbook: Workbook, leavingOut files: [String], isBuilt: Bool,
    patience: TimeInterval, progress: @escaping (BuildProgress?) -> Void
  ) throws(GradingError) {
    let root = workbook.root
    guard let pipe = EventPipe() else { throw .cantWrite }
    var vigil = Vigil(isBuilt: isBuilt, patience: patience, progress: progress)
    defer { vigil.end() }
    let names = exercises.map { $0.suite.replacing(".", with: "\\.") }.joined(separator: "|")
    let program = try Program.run(
      [
        "swift", "test", "--package-path", root.path(percentEncoded: false),
        "--scratch-path", root.appending(path: SwiftTest.scratch).path(percentEncoded: false),
        "--disable-xctest", "--no-parallel", "--filter", "^(\(names))(/|$)",
        "--event-stream-version", EventStream.version, "--configuration-path", pipe.configuration,
      ] + (isBuilt ? ["--skip-build"] : []),
      environment: [
        // Findings come as they are, without the word that the exercise waits to be solved.
        "EXERCISES": "strict",
        // A suite of the kind `test` says what each test is run on.
        "EXERCISES_TURNS": "yes",
        // Package.swift reads it, and also that it is there.
        "WORKBOOK_LEAVE_OUT": files.joined(separator: ":"),
        // A trap says its line by itself, and at once.
        "SWIFT_BACKTRACE": "enable=no",
      ],
      shallStop: { written in
        pipe.drain(upTo: Vigil.limit)
        return vigil.shallStop(
          events: pipe.data.count, written: written.size, text: written.text)
      })
    pipe.drain(upTo: Vigil.limit)
    events = EventStream(pipe.data)
    let folders = [root.appending(path: ".build"), FileManager.default.temporaryDirectory]
    if !events.isComplete, let folder = folders.first(where: System.isFull) {
      throw .diskFull(folder: folder.path(percentEncoded: false))
    }
    excess = vigil.excess
    output = program.output.withWholeLines + program.errors.withWholeLines
    warnings = Diagnostic.all(ofKind: "warning", in: output, below: root)
    if events.isEmpty && !isBuilt && !output.contains(Vigil.endOfBuild) {
      let errors = Diagnostic.all(ofKind: "error", in: output, below: root)
      if errors.isEmpty && !output.contains("error:") { throw .noResults(output: output) }
      throw .doesNotBuild(errors, output: output)
    }
  }

  // MARK: - The end

  /// Whether each process came to its end by itself.
  var isComplete: Bool { events.isComplete && excess == nil && traps.isEmpty }

  /// The verdict on the exercise in which the run ended.
  func end(in test: String, of exercise: Exercise) -> Verdict {
    let subject = subject(of: exercise)
    return excess.map { .stopped(test: test, $0, on: subject) }
      ?? .crashed(test: test, cause: cause, on: subject)
  }

  /// What a test of the exercise was run on last, if the exercise is one of tests.
  private func subject(of exercise: Exercise) -> Verdict.Subject? {
    output.matches(of: /exercise turn: (\w+): (right|broken) (.+)/)
      .last { $0.1 == exercise.name }
      .map { Verdict.Subject(isBroken: $0.2 == "broken", name: String($0.3)) }
  }

  /// Whether code of the exercise trapped.
  func trapped(_ exercise: Exercise) -> Bool {
    let files = exercise.files.map { exercise.fileID(of: $0) + ":" }
    return traps.contains { trap in files.contains { trap.hasPrefix($0) } }
  }

  /// What traps say of themselves: "TinyExercises/AddOne.swift:2: Fatal error: not yet".
  private var traps: [Substring] {
    output.matches(
      of: /\w+\/\w+\.swift:\d+: (?:Fatal error|Precondition failed|Assertion failed).*/
    ).map(\.0)
  }

  /// What an end that was not planned says of itself.
  private var cause: String? {
    // In which of its own files the standard library trapped helps nobody.
    if let trap = traps.last, !trap.hasPrefix("Swift/") {
      return String(trap.drop { $0 != "/" }.dropFirst())
    }
    if let trap = output.matches(of: /(Fatal error|Could not cast value).*/).last {
      // Where an object was helps nobody, either.
      return String(trap.0).replacing(#/ \(0x\w+\)| 0x\w+/#, with: "")
    }
    if output.contains(/signal code (11|10)\b/) {
      return "the stack is full: something calls itself without end, perhaps by way of a protocol"
    }
    return output.contains("signal code") ? nil : "the process left, as `exit` makes it do"
  }
}

extension String {
  /// The text, with "…" for the rest of its last line if it was stopped in the middle of one.
  ///
  /// So what another stream says does not go on where this one was cut.
  var withWholeLines: String { isEmpty || hasSuffix("\n") ? self : self + "…\n" }
}
