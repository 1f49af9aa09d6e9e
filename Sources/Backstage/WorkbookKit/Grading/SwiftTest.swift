import Foundation

/// The grader that builds the package and runs its checks with `swift test`.
///
/// It builds in a folder of its own, and no more than it needs: neither the techniques' tests nor
/// what else lies in the package. So a save is graded sooner, and a `swift test` that somebody runs
/// beside it is not in its way.
struct SwiftTest: Grader {
  let root: URL
  /// The seconds for which a check may say nothing before it is taken to hang.
  let patience: TimeInterval
  /// Is told, second by second, what takes so long, and nil when it is over.
  let progress: (Progress?) -> Void

  struct Progress: Equatable {
    enum Step { case waiting, building, running }

    let step: Step
    let seconds: Int
  }

  /// Makes a grader for the package in `root`.
  init(
    in root: URL, patience: TimeInterval = 20,
    progress: @escaping (Progress?) -> Void = { _ in }
  ) {
    self.root = root
    self.patience = patience
    self.progress = progress
  }

  func grade(
    _ ids: Set<String>, of chapters: [Chapter]
  ) throws(GradingError) -> Grades {
    var broken: [Exercise.ID: [Diagnostic]] = [:]
    while true {
      do throws(GradingError) {
        var grades = try grade(ids.subtracting(broken.keys), of: chapters, without: broken.keys)
        for (id, errors) in broken where ids.contains(id) {
          grades.verdicts[id] = .doesNotCompile(errors)
        }
        return grades
      } catch {
        // One exercise that does not compile would keep all others from being graded, so it is
        // left out of the build.
        guard case .doesNotBuild(let errors, _) = error else { throw error }
        let known = broken
        for chapter in chapters {
          // What fails only now, in a chapter with a file left out, fails for want of that file.
          let cause = chapter.exercises.lazy.compactMap { known[$0.id] }.first
          for exercise in chapter.exercises where known[exercise.id] == nil {
            let files = exercise.files(in: chapter)
            let own = errors.filter { files.contains($0.file) }
            if !own.isEmpty { broken[exercise.id] = cause ?? own }
          }
        }
        if broken.count == known.count { throw error }
      }
    }
  }

  private func grade(
    _ ids: Set<String>, of chapters: [Chapter], without broken: some Collection<Exercise.ID>
  ) throws(GradingError) -> Grades {
    if ids.isEmpty { return Grades(verdicts: [:]) }
    let suites = chapters.flatMap { chapter in
      chapter.exercises.filter { ids.contains($0.id) }
        .map { (id: $0.id, suite: "\(chapter.target)Checks.\($0.name)", folder: chapter.folder) }
    }
    // What is not compiled is not waited for.
    let leftOut = chapters.flatMap { chapter in
      guard chapter.exercises.contains(where: { ids.contains($0.id) }) else {
        return [chapter.folder]
      }
      return chapter.exercises.flatMap { exercise in
        if broken.contains(exercise.id) { return exercise.files(in: chapter) }
        return ids.contains(exercise.id) ? [] : exercise.checks(in: chapter)
      }
    }
    let (stream, output) = try run(suites.map(\.suite), leavingOut: leftOut)
    var grades = Grades(
      verdicts: [:], warnings: Diagnostic.all(ofKind: "warning", in: output, below: root))
    for (id, suite, folder) in suites {
      var verdict = stream.verdict(onSuite: suite, in: folder)
      if case .crashed(let test, _) = verdict {
        verdict = .crashed(test: test, cause: Verdict.cause(in: output))
      }
      grades.verdicts[id] = verdict
    }
    // A trap takes the whole run down. What it left ungraded is graded alone.
    if !stream.isComplete && suites.count > 1 {
      for (id, verdict) in grades.verdicts where verdict != .solved {
        if case .unsolved = verdict { continue }
        grades.verdicts[id] = try grade([id], of: chapters, without: broken).verdicts[id]
      }
    }
    return grades
  }

  private func run(
    _ suites: [String], leavingOut files: [String]
  ) throws(GradingError) -> (EventStream, output: String) {
    let events = FileManager.default.temporaryDirectory
      .appending(path: "workbook-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let names = suites.map { $0.replacing(".", with: "\\.") }.joined(separator: "|")
    var silence = Silence(of: events, limit: patience)
    let start = Date()
    var seconds = 0
    defer { if seconds > 0 { progress(nil) } }
    let output = Shell.output(
      of: [
        "swift", "test", "--package-path", root.path(percentEncoded: false),
        "--scratch-path", root.appending(path: ".build/grading").path(percentEncoded: false),
        "--disable-xctest",
        "--event-stream-output-path", events.path(percentEncoded: false), "--filter",
        "^(\(names))(/|$)",
        // An exercise alone runs test by test, so that the one that traps is the one to blame.
        suites.count == 1 ? "--no-parallel" : "--parallel",
      ],
      environment: [
        // Findings come as they are, without the word that the exercise waits to be solved.
        "EXERCISES": "strict",
        // Package.swift reads it, and also that it is there.
        "WORKBOOK_LEAVE_OUT": files.joined(separator: ":"),
        // A trap says its line by itself, and at once.
        "SWIFT_BACKTRACE": "enable=no",
      ],
      giveUp: { written in
        let elapsed = Int(Date().timeIntervalSince(start))
        if elapsed > seconds {
          seconds = elapsed
          let step: Progress.Step =
            silence.hasBegun
            ? .running
            : written().contains("Another instance of SwiftPM") ? .waiting : .building
          progress(Progress(step: step, seconds: seconds))
        }
        return silence.isTooLong()
      })
    let text = (try? String(contentsOf: events, encoding: .utf8)) ?? ""
    let stream = EventStream(text, wasStopped: silence.wasTooLong)
    if !stream.isComplete, let folder = fullFolder() { throw .diskFull(folder: folder) }
    if text.isEmpty {
      let errors = Diagnostic.all(ofKind: "error", in: output, below: root)
      if errors.isEmpty && !output.contains("error:") {
        throw .noResults(output: output)
      }
      throw .doesNotBuild(errors, output: output)
    }
    return (stream, output)
  }

  /// A folder that is written to and has no room left, if there is one.
  private func fullFolder() -> String? {
    [root.appending(path: ".build"), FileManager.default.temporaryDirectory]
      .map { $0.path(percentEncoded: false) }
      .first {
        let disk = try? FileManager.default.attributesOfFileSystem(forPath: $0)
        return (disk?[.systemFreeSize] as? Int).map { $0 < 1_000_000 } ?? false
      }
  }
}

/// How long the runner has written nothing, once it has begun.
private struct Silence {
  let file: URL
  let limit: TimeInterval
  private(set) var wasTooLong = false
  var hasBegun: Bool { size > 0 }
  private var size = 0
  private var start = Date()

  init(of file: URL, limit: TimeInterval) {
    self.file = file
    self.limit = limit
  }

  mutating func isTooLong() -> Bool {
    let now = Shell.size(of: file)
    if now == 0 || now != size {
      size = now
      start = Date()
    }
    wasTooLong = wasTooLong || Date().timeIntervalSince(start) > limit
    return wasTooLong
  }
}

extension Diagnostic {
  /// Finds what the compiler says in `output`, each thing once.
  static func all(ofKind kind: String, in output: String, below root: URL) -> [Diagnostic] {
    let folder = root.resolvingSymlinksInPath().path(percentEncoded: false) + "/"
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n") where line.hasPrefix("/") {
      guard let match = line.wholeMatch(of: /(\/.+?\.swift):(\d+):\d+: (error|warning): (.+)/),
        match.3 == kind
      else { continue }
      let diagnostic = Diagnostic(
        file: String(match.1.trimmingPrefix(folder.replacing("//", with: "/"))),
        line: Int(match.2) ?? 0, message: String(match.4))
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    return found
  }
}

extension Verdict {
  /// What a trap says of itself: "AddOne.swift:2: Fatal error: Index out of range".
  fileprivate static func cause(in output: String) -> String? {
    let traps = output.matches(of: /\w+\/(\w+\.swift:\d+: Fatal error.*)/)
    if let trap = traps.last { return String(trap.1) }
    let isOverflow = output.contains("signal code 11") || output.contains("signal code 10")
    return isOverflow ? "the stack is full: something calls itself without end" : nil
  }
}

enum Shell {
  /// The bytes after which a command is interrupted, because it would write for ever.
  static let limit = 50_000_000

  /// Runs a command and returns what it wrote, on both streams: all of it, or the start and the end.
  ///
  /// While the command runs, `giveUp` is asked again and again whether to interrupt it. It can look
  /// at what has been written so far.
  static func output(
    of command: [String], environment: [String: String] = [:],
    giveUp: (_ written: () -> String) -> Bool = { _ in false }
  ) -> String {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "workbook-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // A file and not a pipe: no one must read while the command writes, however much it is.
    guard (try? Data().write(to: file)) != nil, let handle = try? FileHandle(forWritingTo: file)
    else {
      let folder = file.deletingLastPathComponent().path(percentEncoded: false)
      return "error: nothing can be written to \(folder): is the disk full, or is TMPDIR wrong?"
    }
    process.standardOutput = handle
    process.standardError = handle
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do {
      try process.run()
    } catch {
      return "error: \(command[0]) can't be run: \(error.localizedDescription)"
    }
    while end.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
      if giveUp({ text(of: file) }) || size(of: file) > limit { process.interrupt() }
    }
    return text(of: file)
  }

  /// The start and the end of a file; what is between them says nothing new.
  private static func text(of file: URL) -> String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    let part = 200_000
    var data = (try? handle.read(upToCount: part)) ?? Data()
    let size = size(of: file)
    if size > part {
      try? handle.seek(toOffset: UInt64(max(part, size - part)))
      data += (try? handle.read(upToCount: part)) ?? Data()
    }
    return String(decoding: data, as: UTF8.self)
  }

  static func size(of file: URL) -> Int {
    let path = file.path(percentEncoded: false)
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
  }
}
