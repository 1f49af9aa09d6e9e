import Foundation

/// The runner's account of a run: one JSON record a line.
///
/// The format is Swift Testing's own (`Documentation/ABI/JSON.md` in its repository). Only what
/// the guide needs is read, and what it doesn't know is passed over.
struct EventStream {
  private var names: [String: String] = [:]
  private var running: Set<String> = []
  private var ended: Set<String> = []
  private var findings: [(test: String, finding: Finding)] = []

  /// Whether the runner came to the end.
  private(set) var isComplete = false
  /// Whether the runner was stopped because it said nothing any more.
  private let wasStopped: Bool

  init(_ text: String, wasStopped: Bool = false) {
    self.wasStopped = wasStopped
    for line in text.split(separator: "\n") {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
        continue
      }
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
    case "testStarted":
      running.insert(test)
    case "testEnded":
      running.remove(test)
      ended.insert(test)
    case "issueRecorded":
      let location = payload.issue?.sourceLocation
      let texts = payload.messages ?? []
      let detail = texts.first { $0.symbol != "details" && $0.symbol != "difference" }?.text ?? ""
      let reasons = texts.filter { $0.symbol == "details" }.map(\.text)
      findings.append(
        (
          test,
          Finding(
            test: names[test] ?? test, reason: reasons.joined(separator: "\n"),
            detail: detail == "Issue recorded" ? "" : detail,
            place: location.map(\.place) ?? ""
          )
        ))
    case "runEnded":
      isComplete = true
    default:
      break
    }
  }

  /// The verdict on the exercise whose suite has this id, such as "FooChecks.InjectTheStore", in a
  /// chapter's folder.
  func verdict(onSuite suite: String, in folder: String) -> Verdict {
    func isInside(_ test: String) -> Bool { test == suite || test.hasPrefix(suite + "/") }
    if let test = running.filter({ isInside($0) && $0 != suite }).min() {
      let name = names[test] ?? test
      return wasStopped ? .stuck(test: name) : .crashed(test: name, cause: nil)
    }
    guard ended.contains(suite) else { return .notRun }
    let found = findings.filter { isInside($0.test) }.map { $0.finding.below(folder) }
    return found.isEmpty ? .solved : .unsolved(found.sorted { $0.place < $1.place })
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

    /// The place in the chapter's folder.
    var place: String {
      let parts = fileID.split(separator: "/")
      let folder = parts.first?.hasSuffix("Exercises") == true ? "Exercises" : "Checks"
      return "\(folder)/\(parts.last ?? ""):\(line)"
    }
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }
}
