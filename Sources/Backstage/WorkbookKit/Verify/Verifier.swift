/// Proves that the workbook keeps its promises to learners.
///
/// Starters are unsolved, solutions solved, and wrong answers refused with the text they name.
/// It works in a copy of the package, and changes nothing outside of it.
struct Verifier {
  let workbook: Workbook
  private let copy: PackageCopy
  private let grader: any Grader
  private let report: (String) -> Void

  /// Takes a workbook that is to be proved.
  ///
  /// - Parameters:
  ///   - workbook: The workbook, which stays as it is.
  ///   - grader: Makes the grader for a workbook, which will be the copy.
  ///   - report: Is told what is being done.
  init(
    workbook: Workbook, grader: (Workbook) -> any Grader,
    report: @escaping (String) -> Void = { _ in }
  ) {
    self.workbook = workbook
    copy = PackageCopy(of: workbook)
    self.grader = grader(copy.workbook)
    self.report = report
  }

  /// Checks everything, and returns what is wrong.
  func complaints(packageDump: String) throws -> [Complaint] {
    let house = House(of: workbook)
    var complaints = house.complaints() + house.package(packageDump)
    // An answer that is not there can't be graded, so the rest waits until the house is in order.
    guard complaints.isEmpty else { return complaints }

    try copy.refresh()
    let layers = layers()
    for (index, layer) in layers.enumerated() {
      report("\(index + 1) of \(layers.count): \(layer[0].kind.noun.counted(layer.count))")
      complaints += try grade(layer)
    }
    return complaints
  }

  /// The variants in layers: all starters, all solutions, the first wrong answers, the second ones.
  ///
  /// A layer holds one variant of an exercise at most, so that one build serves all of it.
  func layers() -> [[Variant]] {
    let variants = workbook.exercises.map { Variant.all(for: $0, in: workbook.folder) }
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
    for variant in layer { try copy.write(variant.text, to: variant.exercise) }
    do throws(GradingError) {
      let grades = try grader.grade(layer.map(\.exercise))
      let warnings = grades.warnings.map { warning in
        Complaint(
          path(of: warning, in: layer), "it compiles with a warning: \(warning)", do: "fix it")
      }
      return warnings
        + layer.compactMap { $0.complaint(about: grades.verdicts[$0.exercise.id] ?? .notRun) }
    } catch {
      if case .interrupted = error { throw error }
      return [Complaint("Package.swift", error.text(Style()), do: "fix it, and verify again")]
    }
  }

  /// A diagnostic is about the copy's file; the author wants the variant that lies there.
  private func path(of diagnostic: Diagnostic, in layer: [Variant]) -> String {
    layer.first { diagnostic.file == $0.exercise.file }?.path ?? diagnostic.file
  }
}

extension Variant.Kind {
  fileprivate var noun: String {
    switch self {
    case .starter: "starter"
    case .solution: "solution"
    case .wrong: "wrong answer"
    }
  }
}
