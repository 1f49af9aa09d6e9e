extension Command {
  static let solution = Command(
    name: "solution", arguments: "ID", summary: "shows the solution as a change to your file",
    details: "It gives the reason in a sentence, and the difference between your file and the "
      + "solution. Nothing is changed."
  ) { session, arguments in
    let workbook = try session.workbook()
    let exercise = try workbook.onlyExercise(arguments, for: "solution")
    let style = session.style
    let solutions = Variant.all(for: exercise, in: workbook.folder).filter { $0.kind == .solution }
    guard let solution = solutions.first(where: { $0.path.hasSuffix("/solution.swift") }) else {
      throw UsageError("\(exercise.id) has no solution in \(exercise.answers)")
    }
    let difference = try difference(of: exercise, in: workbook, to: solution, style)
    session.write(style.bold("\(exercise.id) \(exercise.title)"))
    session.write(style.wrapped(solution.header("why") ?? "").joined(separator: "\n"))
    session.write("")
    session.write(difference)
    let others = solutions.filter { $0.path != solution.path }
    if !others.isEmpty {
      session.write("\nThere is more than one good answer:")
      for other in others { session.write("  \(other.path)\n    \(other.header("why") ?? "")") }
    }
    return 0
  }

  private static func difference(
    of exercise: Exercise, in workbook: Workbook, to solution: Variant, _ style: Style
  ) throws(UsageError) -> String {
    guard workbook.folder.has(exercise.file) else {
      throw UsageError(
        "\(exercise.file) is gone; swift run workbook reset \(exercise.id) brings it back")
    }
    guard let yours = workbook.folder.text(of: exercise.file), yours.utf8.count < 200_000 else {
      throw UsageError(
        "\(exercise.file) can't be compared: it is not UTF-8, or it is longer than 200,000 bytes")
    }
    let diff = UnifiedDiff(from: yours, to: solution.code)
    return diff.isEmpty ? "Your file is the solution." : diff.text(style)
  }
}
