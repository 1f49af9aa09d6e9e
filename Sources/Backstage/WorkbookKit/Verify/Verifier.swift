import Foundation

/// Proves that the workbook keeps its promises to learners.
///
/// Starters are unsolved, solutions solved, and wrong answers refused with the text they name.
/// It works in a copy of the package, and changes nothing outside of it.
struct Verifier {
  let root: URL
  let contents: Contents
  /// Where the copy is; the grader grades what is there.
  let copy: URL
  let grader: any Grader
  var report: (String) -> Void = { _ in }

  /// Checks everything, and returns what is wrong.
  func complaints(packageDump: String) throws -> [Complaint] {
    let house = House(root: root, contents: contents)
    var complaints = house.complaints() + house.package(packageDump)
    // An answer that is not there can't be graded, so the rest waits until the house is in order.
    guard complaints.isEmpty else { return complaints }

    try copyPackage()
    let layers = layers()
    for (index, layer) in layers.enumerated() {
      report("\(index + 1) of \(layers.count): \(layer.count) \(layer[0].kind.plural)")
      complaints += try grade(layer)
    }
    return complaints
  }

  /// The variants in layers: all starters, all solutions, the first wrong answers, the second ones.
  ///
  /// A layer holds one variant of an exercise at most, so that one build serves all of it.
  func layers() -> [[Variant]] {
    let folder = Folder(root)
    let variants = contents.chapters.flatMap { chapter in
      chapter.exercises.map { Variant.all(for: $0, of: chapter, in: folder) }
    }
    return [Variant.Kind.starter, .solution, .wrong].flatMap { kind in
      let queues = variants.map { $0.filter { $0.kind == kind } }
      let depth = queues.map(\.count).max() ?? 0
      return (0..<depth).map { level in
        queues.compactMap { $0.indices.contains(level) ? $0[level] : nil }
      }
    }
  }

  private func grade(_ layer: [Variant]) throws -> [Complaint] {
    // What an exercise without a variant in this layer has from the last one may stay: what does
    // not change is not built again.
    let target = Folder(copy)
    for variant in layer {
      try target.write(
        Data(variant.text.utf8), to: "\(variant.chapter.folder)/\(variant.exercise.file)")
    }
    let ids = Set(layer.map(\.exercise.id))
    switch result(of: ids) {
    case .success(let grades):
      let warnings = grades.warnings.map { warning in
        Complaint(
          path(of: warning, in: layer), "it compiles with a warning: \(warning)", do: "mend it")
      }
      return warnings
        + layer.compactMap { $0.complaint(about: grades.verdicts[$0.exercise.id] ?? .notRun) }
    case .failure(let problem):
      return [Complaint("Package.swift", problem.text(Style()), do: "mend it, and verify again")]
    }
  }

  private func result(of ids: Set<String>) -> Result<Grades, GradingError> {
    do throws(GradingError) {
      return .success(try grader.grade(ids, of: contents.chapters))
    } catch {
      return .failure(error)
    }
  }

  /// A diagnostic is about the copy's file; the author wants the variant that lies there.
  private func path(of diagnostic: Diagnostic, in layer: [Variant]) -> String {
    layer.first { diagnostic.file == "\($0.chapter.folder)/\($0.exercise.file)" }?.path
      ?? diagnostic.file
  }

  /// Makes the copy equal to the package, but writes only what differs: builds stay incremental.
  private func copyPackage() throws {
    let source = Folder(root)
    let target = Folder(copy)
    let roots = ["Chapters", "Sources", "Tests"]
    let files = Set(roots.flatMap { source.files(below: $0) } + ["Package.swift"])
    let exercises = Set(
      contents.chapters.flatMap { chapter in
        chapter.exercises.map { "\(chapter.folder)/\($0.file)" }
      })
    // The first layer writes every exercise.
    for file in files.subtracting(exercises) {
      try target.write(Data(contentsOf: root.appending(path: file)), to: file)
    }
    for file in Set(roots.flatMap { target.files(below: $0) }).subtracting(files) {
      try FileManager.default.removeItem(at: copy.appending(path: file))
    }
  }
}

extension Variant.Kind {
  fileprivate var plural: String {
    switch self {
    case .starter: "starters"
    case .solution: "solutions"
    case .wrong: "wrong answers"
    }
  }
}
