/// Tests the checks: what a careless hand changes in a solution, they must notice.
///
/// Each solution is changed in one place after the other, and graded. A change after which it is
/// still solved is a survivor: a check is missing, or the change makes no difference.
struct MutantVerifier {
  /// What became of the changes to one solution.
  struct Account {
    let exercise: Exercise
    /// The changes that were not tried, since the starter has that code as well.
    let leftOut: Int
    fileprivate(set) var refused = 0
    fileprivate(set) var noticed: [Mutant] = []
    fileprivate(set) var solved: [Mutant] = []
    fileprivate(set) var equivalents: [Equivalent]
    fileprivate(set) var isSound = true

    var survivors: [Mutant] {
      solved.filter { mutant in !equivalents.contains { $0.change == mutant.change } }
    }
  }

  private let copy: PackageCopy
  private let exercises: [Exercise]
  private let grader: any Grader
  private let report: (String) -> Void

  /// Takes a closure that makes the grader for a workbook, which will be the copy.
  init(
    of exercises: [Exercise], in workbook: Workbook, grader: (Workbook) -> any Grader,
    report: @escaping (String) -> Void = { _ in }
  ) {
    copy = PackageCopy(of: workbook)
    self.exercises = exercises
    self.grader = grader(copy.workbook)
    self.report = report
  }

  /// Tries all changes.
  func accounts() throws -> [Account] {
    let folder = copy.original.folder
    var queues: [Exercise.ID: [Mutant]] = [:]
    var accounts: [Exercise.ID: Account] = [:]
    for exercise in exercises {
      let (mutants, leftOut) = Mutant.all(for: exercise, in: folder)
      queues[exercise.id] = mutants
      accounts[exercise.id] = Account(
        exercise: exercise, leftOut: leftOut,
        equivalents: try Equivalent.all(for: exercise, in: folder))
    }
    try copy.refresh()
    // What is not solved without a change tells nothing with one.
    for (id, verdict) in try grade([]) where verdict != .solved {
      accounts[id]?.isSound = false
      queues[id] = []
    }
    var count = 0
    while let depth = queues.values.map(\.count).max(), depth > 0 {
      // A layer holds one change of an exercise at most, so that one build serves all of it.
      let layer = exercises.compactMap { queues[$0.id]?.first }
      count += 1
      report("\(count) of \(count + depth - 1): " + "change".counted(layer.count))
      queues = queues.mapValues { Array($0.dropFirst()) }
      for mutant in try judge(layer, in: &accounts) { queues[mutant.exercise.id]?.append(mutant) }
    }
    return exercises.compactMap { accounts[$0.id] }
  }

  /// Grades a layer, and returns those mutants that must be tried once more.
  private func judge(
    _ layer: [Mutant], in accounts: inout [Exercise.ID: Account]
  ) throws -> [Mutant] {
    let verdicts: [Exercise.ID: Verdict]
    do {
      verdicts = try grade(layer)
    } catch GradingError.doesNotBuild {
      // Something in it can't be built, and no file is to blame.
      guard layer.count > 1 else {
        accounts[layer[0].exercise.id]?.refused += 1
        return []
      }
      let half = layer.count / 2
      return try judge(Array(layer[..<half]), in: &accounts)
        + judge(Array(layer[half...]), in: &accounts)
    }
    return layer.filter { mutant in
      let id = mutant.exercise.id
      switch verdicts[id] {
      case .solved: accounts[id]?.solved.append(mutant)
      case .doesNotCompile(let errors):
        // It may have been left out because of another one in its chapter.
        let isToBlame = errors.contains { mutant.exercise.files.contains($0.file) }
        if layer.count > 1 && !isToBlame { return true }
        accounts[id]?.refused += 1
      default: accounts[id]?.noticed.append(mutant)
      }
      return false
    }
  }

  /// Grades some mutants, or else the solutions as they are.
  private func grade(_ layer: [Mutant]) throws -> [Exercise.ID: Verdict] {
    for exercise in copy.original.exercises {
      let mutant = layer.first { $0.exercise.id == exercise.id }
      let solution = copy.original.folder.text(of: exercise.solution)
      try copy.write(mutant?.text ?? solution ?? "", to: exercise)
    }
    return try grader.grade(layer.isEmpty ? exercises : layer.map(\.exercise)).verdicts
  }
}

// MARK: - The report

extension MutantVerifier.Account: CustomStringConvertible {
  var description: String {
    let counts = [
      (refused, "refused by the compiler"), (noticed.count, "noticed"),
      (solved.count - survivors.count, "equivalent"), (survivors.count, "survived"),
    ]
    let all = refused + noticed.count + solved.count
    let given = leftOut == 0 ? "" : "; \(leftOut) in what the starter has as well, not tried"
    return "\(exercise.id.padded(to: 5)) \(exercise.name): " + "change".counted(all) + ": "
      + counts.map { "\($0) \($1)" }.joined(separator: ", ") + given
  }

  /// Survivors without a reason, and reasons without a survivor.
  var complaints: [Complaint] {
    guard isSound else {
      return [
        Complaint(exercise.solution, "it is not solved as it is", do: "swift run workbook verify")
      ]
    }
    let remedy =
      exercise.kind == .test
      ? "plant a broken variant that needs it, or take it out of the solution"
      : "make \(exercise.check) notice it, or give the reason in \(Equivalent.name)"
    return survivors.map { mutant in
      Complaint(
        "\(exercise.solution):\(mutant.line)", "no check notices: \(mutant.change)", do: remedy)
    }
      + equivalents.filter { entry in !solved.contains { $0.change == entry.change } }.map {
        $0.complaint("no change survives that reads: \($0.change)")
      }
  }
}
