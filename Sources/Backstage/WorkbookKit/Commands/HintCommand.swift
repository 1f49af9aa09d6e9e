extension Command {
  static let hint = Command(
    name: "hint", arguments: "ID [NUMBER]", summary: "gives a hint; each gives more than the last",
    details: "Without a number it is the first one."
  ) { session, arguments in
    guard let id = arguments.first, arguments.count <= 2 else {
      throw UsageError("name one exercise: swift run workbook hint 1.1")
    }
    let exercise = try session.workbook().exercise(id)
    let hints = exercise.hints
    guard let number = arguments.count == 2 ? Int(arguments[1]) : 1,
      (1...hints.count).contains(number)
    else { throw UsageError("exercise \(exercise.id) has hints 1 to \(hints.count)") }
    let hint = "Hint \(number) of \(hints.count): \(hints[number - 1])"
    session.write(session.style.wrapped(hint).joined(separator: "\n"))
    if number < hints.count {
      session.write(
        session.style.dim(
          "The next one gives more: swift run workbook hint \(exercise.id) \(number + 1)"))
    }
    return 0
  }
}
