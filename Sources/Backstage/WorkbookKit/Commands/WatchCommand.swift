extension Command {
  static let watch = Command(
    name: "watch", arguments: "[ID]", summary: "checks an exercise at each save",
    details: "It begins with the exercise you name, or with the first that is not solved, and goes "
      + "on to the next when you say so. Files are polled, so it works on any file system. Ctrl-C "
      + "leaves."
  ) { session, arguments in
    let workbook = try session.workbook()
    let first = try arguments.isEmpty ? nil : workbook.onlyExercise(arguments, for: "watch")
    try Watch(session: session, workbook: workbook, nextEvent: session.tools.events(workbook))
      .run(from: first)
    return 0
  }
}
