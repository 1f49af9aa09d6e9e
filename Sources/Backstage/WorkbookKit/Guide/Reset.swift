import Foundation

/// Puts an exercise's starter back, and keeps what was there.
struct Reset {
  static let keep = ".saved"

  let root: URL
  let chapter: Chapter
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
    let path = "\(chapter.folder)/\(exercise.file)"
    let starter = "\(chapter.folder)/Answers/\(exercise.name)/starter.swift"
    let fresh = try Data(contentsOf: root.appending(path: starter))
    let file = root.appending(path: path)
    guard folder.has(path) else {
      try fresh.write(to: file, options: .atomic)
      return .done(kept: nil)
    }
    // Bytes and not text: what is no UTF-8 is kept, too.
    let work = try Data(contentsOf: file)
    if work == fresh { return .isStarter }
    let kept = freePath(in: folder)
    try FileManager.default.createDirectory(
      at: root.appending(path: Self.keep), withIntermediateDirectories: true)
    try work.write(to: root.appending(path: kept), options: .withoutOverwriting)
    try fresh.write(to: file, options: .atomic)
    return .done(kept: kept)
  }

  private func freePath(in folder: Folder) -> String {
    let date = now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    let stem = "\(Self.keep)/\(exercise.name)-\(date.replacing(":", with: "-"))"
    let names = [stem] + (2...1_000).map { "\(stem)-\($0)" }
    return (names.first { !folder.has("\($0).swift") } ?? "\(stem)-\(UUID())") + ".swift"
  }
}
