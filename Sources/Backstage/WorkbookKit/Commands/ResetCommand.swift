extension Command {
  static let reset = Command(
    name: "reset", arguments: "ID", summary: "puts the starter back, keeps your file",
    details: "Your file is kept in \(Reset.keep)/, and the message says where."
  ) { session, arguments in
    let workbook = try session.workbook()
    let exercise = try workbook.onlyExercise(arguments, for: "reset")
    switch try Reset(root: workbook.root, exercise: exercise).run() {
    case .isStarter:
      session.write("\(exercise.file) is as it was at the start.")
    case .done(let kept):
      session.write("\(exercise.file) is back at the start.")
      if let kept { session.write("Your work is in \(kept)") }
    }
    return 0
  }
}
