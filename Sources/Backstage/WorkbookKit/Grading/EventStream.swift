import Foundation

/// The runner's account of a run: one JSON record a line.
///
/// The format is Swift Testing's own (`Documentation/ABI/JSON.md` in its repository). Only what
/// the guide needs is read, and what it doesn't know is passed over. Where each test target is a
/// process of its own, their records follow each other.
struct EventStream {
  /// The version of the format that is asked for, so that a newer runner writes it as well.
  static let version = "0"

  private var names: [String: String] = [:]
  /// What began and did not end, in the order in which it began.
  private var running: [String] = []
  private var ended: Set<String> = []
  private var findings: [(test: String, finding: Finding)] = []
  private var unfinishedRuns = 0

  /// Whether nothing was written.
  private(set) var isEmpty = true
  /// Whether each process that began came to its end.
  var isComplete: Bool { !isEmpty && unfinishedRuns == 0 }

  init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: line) else { continue }
      isEmpty = false
      read(record)
    }
  }

  private mutating func read(_ record: Record) {
    let payload = record.payload
    if record.kind == "test", let id = payload.id {
      names[id] = payload.displayName ?? payload.name
      return
    }
    let test = payload.testID ?? ""
    switch payload.kind {
    case "runStarted":
      unfinishedRuns += 1
    case "runEnded":
      unfinishedRuns -= 1
    case "testStarted":
      running.append(test)
    case "testEnded":
      running.removeAll { $0 == test }
      ended.insert(test)
    case "issueRecorded":
      findings.append((test, finding(payload, in: test)))
    default:
      break
    }
  }

  private func finding(_ payload: Record.Payload, in test: String) -> Finding {
    let texts = payload.messages ?? []
    let main = texts.first { $0.symbol != "details" && $0.symbol != "difference" }?.text ?? ""
    let details = texts.filter { $0.symbol == "details" }.map(\.text)
    // Since Swift 6.4 the values of an expectation follow its comments, each on a line of its own.
    let expectation = main.split(separator: ": ", maxSplits: 1).last ?? ""
    let reasons = details.prefix { expectation.isEmpty || !$0.hasPrefix(expectation + " → ") }
    let values = details.dropFirst(reasons.count + 1).joined(separator: ", ")
    let detail = values.isEmpty ? main : "\(main) (\(values))"
    let location = payload.issue?.sourceLocation
    return Finding(
      test: names[test] ?? test, reason: reasons.joined(separator: "\n"),
      detail: detail == "Issue recorded" ? "" : detail,
      file: location?.fileID ?? "", line: location?.line ?? 0)
  }

  // MARK: - One exercise

  /// The verdict on an exercise whose suite has ended; nil if it has not.
  func verdict(on exercise: Exercise) -> Verdict? {
    guard ended.contains(exercise.suite), !running.contains(where: { isInside($0, exercise) })
    else { return nil }
    let found = findings.filter { belongs($0.test, $0.finding, to: exercise) }
      .map { place($0.finding, of: exercise) }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    // A test with arguments may find the same for each of them, one after the other.
    let distinct = found.indices.filter { $0 == 0 || found[$0 - 1] != found[$0] }.map { found[$0] }
    return found.isEmpty ? .solved : .unsolved(distinct)
  }

  /// The test of these exercises that was the last to begin, of those that did not end.
  func lastRunning(of exercises: [Exercise]) -> (exercise: Exercise, test: String)? {
    for test in running.reversed() {
      guard let exercise = exercises.first(where: { isInside(test, $0) }) else { continue }
      return (exercise, names[test] ?? exercise.title)
    }
    return nil
  }

  private func isInside(_ test: String, _ exercise: Exercise) -> Bool {
    test == exercise.suite || test.hasPrefix(exercise.suite + "/")
  }

  /// What a detached task finds belongs to no test, but it stands in a file.
  private func belongs(_ test: String, _ finding: Finding, to exercise: Exercise) -> Bool {
    guard test.isEmpty else { return isInside(test, exercise) }
    return exercise.files.contains(place(finding, of: exercise).file)
  }

  /// Turns the runner's "FooChecks/InjectTheStore.swift" into a path from the root.
  private func place(_ finding: Finding, of exercise: Exercise) -> Finding {
    let parts = finding.file.split(separator: "/")
    guard let module = parts.first, let name = parts.last else { return finding }
    let folder = module.hasSuffix("Exercises") ? "Exercises" : "Checks"
    return Finding(
      test: finding.test.isEmpty ? exercise.title : finding.test, reason: finding.reason,
      detail: finding.detail, file: "\(exercise.folder)/\(folder)/\(name)", line: finding.line)
  }
}

private struct Record: Decodable {
  let kind: String
  let payload: Payload

  struct Payload: Decodable {
    let kind: String?
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  struct Issue: Decodable {
    let sourceLocation: Location?
  }

  struct Location: Decodable {
    /// The module and the file, such as "FooChecks/InjectTheStore.swift".
    let fileID: String
    let line: Int
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }
}
