import Foundation

/// The grader that builds the package and runs its checks with `swift test`.
struct SwiftTest: Grader {
  let root: URL
  /// The seconds for which a check may say nothing before it is taken to hang.
  let patience: TimeInterval
  /// Is told, second by second, how long a build has taken so far, and nil when it is over.
  let buildProgress: (Int?) -> Void

  /// Makes a grader for the package in `root`.
  init(
    in root: URL, patience: TimeInterval = 20, buildProgress: @escaping (Int?) -> Void = { _ in }
  ) {
    self.root = root
    self.patience = patience
    self.buildProgress = buildProgress
  }

  func grade(
    _ ids: Set<String>, of chapters: [Chapter]
  ) throws(GradingError) -> Grades {
    let suites = chapters.flatMap { chapter in
      chapter.exercises.filter { ids.contains($0.id) }
        .map { (id: $0.id, suite: "\(chapter.target)Checks.\($0.name)") }
    }
    let (stream, output) = try run(suites.map(\.suite))
    var grades = Grades(
      verdicts: [:], warnings: Diagnostic.all(ofKind: "warning", in: output, below: root))
    for (id, suite) in suites {
      grades.verdicts[id] = stream.verdict(onSuite: suite)
    }
    // A trap takes the whole run down. What it left ungraded is graded alone.
    if !stream.isComplete && suites.count > 1 {
      for (id, verdict) in grades.verdicts where verdict != .solved {
        if case .unsolved = verdict { continue }
        grades.verdicts[id] = try grade([id], of: chapters).verdicts[id]
      }
    }
    return grades
  }

  private func run(_ suites: [String]) throws(GradingError) -> (EventStream, output: String) {
    let events = FileManager.default.temporaryDirectory
      .appending(path: "workbook-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let names = suites.map { $0.replacing(".", with: "\\.") }.joined(separator: "|")
    var silence = Silence(of: events, limit: patience)
    let start = Date()
    var seconds = 0
    defer { if seconds > 0 { buildProgress(nil) } }
    let output = Shell.output(
      of: [
        "swift", "test", "--package-path", root.path(percentEncoded: false), "--disable-xctest",
        "--event-stream-output-path", events.path(percentEncoded: false), "--filter",
        "^(\(names))(/|$)",
      ],
      // Findings come as they are, without the word that the exercise waits to be solved.
      environment: ["EXERCISES": "strict"],
      giveUp: {
        let elapsed = Int(Date().timeIntervalSince(start))
        if !silence.hasBegun && elapsed > seconds {
          seconds = elapsed
          buildProgress(seconds)
        }
        return silence.isTooLong()
      })
    guard let text = try? String(contentsOf: events, encoding: .utf8), !text.isEmpty else {
      let errors = Diagnostic.all(ofKind: "error", in: output, below: root)
      if errors.isEmpty && !output.contains("error:") {
        throw .noResults(output: output)
      }
      throw .doesNotBuild(errors, output: output)
    }
    return (EventStream(text, wasStopped: silence.wasTooLong), output)
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
    let now =
      (try? FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false)))?[.size]
      as? Int ?? 0
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
    for line in output.split(separator: "\n") {
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

enum Shell {
  /// Runs a command and returns what it wrote, on both streams.
  ///
  /// While the command runs, `giveUp` is asked again and again whether to interrupt it.
  static func output(
    of command: [String], environment: [String: String] = [:], giveUp: () -> Bool = { false }
  ) -> String {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "workbook-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    do {
      try Data().write(to: file)
      // A file and not a pipe: no one must read while the command writes, however much it is.
      let handle = try FileHandle(forWritingTo: file)
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
    } catch {
      return "error: \(command[0]) can't be run: \(error.localizedDescription)"
    }
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.01)
      if giveUp() { process.interrupt() }
    }
    return String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
