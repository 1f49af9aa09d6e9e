import Foundation

/// Puts an exercise's starter back, and keeps what was there.
struct Reset {
  static let keep = ".saved"

  let root: URL
  let exercise: Exercise
  var now = Date()

  enum Outcome: Equatable {
    case isStarter
    /// The starter is back; the file that was there is now at this path, from the root.
    case done(kept: String?)
  }

  /// Copies the learner's file away first, and replaces it in one step then: whenever this is
  /// interrupted, the work is in one place or in both.
  func run() throws -> Outcome {
    let folder = Folder(root)
    guard let fresh = folder.data(of: exercise.starter) else {
      throw ResetError(exercise.starter, "it can't be read, so there is nothing to put back")
    }
    if folder.isFolder(exercise.file) {
      throw ResetError(exercise.file, "a folder is in the file's place; move it away")
    }
    let work = try attempt(exercise.file) {
      // Bytes and not text: what is no UTF-8 is kept, too.
      folder.has(exercise.file) ? try Data(contentsOf: root.appending(path: exercise.file)) : nil
    }
    if work == fresh { return .isStarter }
    let kept = try work.map { work in
      try attempt(Self.keep) {
        let kept = freePath(in: folder)
        try makeFolder(of: kept)
        try work.write(to: root.appending(path: kept), options: .withoutOverwriting)
        return kept
      }
    }
    try attempt(exercise.file) {
      try makeFolder(of: exercise.file)
      try fresh.write(to: root.appending(path: exercise.file), options: .atomic)
    }
    return .done(kept: kept)
  }

  private func attempt<Value>(_ path: String, _ step: () throws -> Value) throws -> Value {
    do {
      return try step()
    } catch {
      throw ResetError(path, error.localizedDescription)
    }
  }

  private func makeFolder(of path: String) throws {
    try FileManager.default.createDirectory(
      at: root.appending(path: path).deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private func freePath(in folder: Folder) -> String {
    let date = now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    let stem = "\(Self.keep)/\(exercise.name)-\(date.replacing(":", with: "-"))"
    let names = [stem] + (2...1_000).map { "\(stem)-\($0)" }
    return (names.first { !folder.has("\($0).swift") } ?? "\(stem)-\(UUID())") + ".swift"
  }
}

/// Why the starter could not be put back.
private struct ResetError: LocalizedError {
  let errorDescription: String?

  init(_ path: String, _ problem: String) {
    // What the system says of a problem may end as a sentence does.
    let problem = problem.hasSuffix(".") ? String(problem.dropLast()) : problem
    errorDescription = "\(path): \(problem); nothing was changed, your work is untouched"
  }
}
