import Foundation

/// The grader that builds the package and runs its checks with `swift test`.
struct SwiftTest: Grader {
  private let root: URL

  /// Makes a grader for the package in `root`.
  init(in root: URL) {
    self.root = root
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
    let output = Shell.output(
      of: [
        "swift", "test", "--package-path", root.path(), "--disable-xctest",
        "--event-stream-output-path", events.path(), "--filter", "^(\(names))(/|$)",
      ],
      // Findings come as they are, without the word that the exercise waits to be solved.
      environment: ["EXERCISES": "strict"])
    guard let text = try? String(contentsOf: events, encoding: .utf8), !text.isEmpty else {
      let errors = Diagnostic.all(ofKind: "error", in: output, below: root)
      if errors.isEmpty && !output.contains("error:") {
        throw .noResults(output: output)
      }
      throw .doesNotBuild(errors, output: output)
    }
    return (EventStream(text), output)
  }
}

extension Diagnostic {
  /// Finds what the compiler says in `output`, each thing once.
  static func all(ofKind kind: String, in output: String, below root: URL) -> [Diagnostic] {
    let folder = root.resolvingSymlinksInPath().path() + "/"
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
  static func output(of command: [String], environment: [String: String] = [:]) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return "error: \(command[0]) can't be run: \(error)" }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
