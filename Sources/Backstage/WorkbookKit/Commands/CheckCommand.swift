extension Command {
  static let check = Command(
    name: "check", arguments: "[ID…]", summary: "checks all, or the exercises you name",
    details: "It builds what it needs and shows what the checks find: all of it for the exercises "
      + "you name, by id or name, or by their chapter, and else the first finding of each one that "
      + "you have begun. Exit code 0: solved. 1: not yet. 3: it does not build."
  ) { session, ids in
    let workbook = try session.workbook()
    let named = try ids.flatMap { word throws in try workbook.exercises(named: word) }
    let exercises = ids.isEmpty ? workbook.exercises : workbook.exercises.filter(named.contains)
    // Who names an exercise wants to see what its checks say, touched or not.
    let verdicts =
      ids.isEmpty
      ? try session.verdicts(on: exercises, of: workbook)
      : try session.tools.grader(workbook).grade(exercises).verdicts
    for exercise in exercises {
      let report = Report(on: exercise, verdicts[exercise.id] ?? .notRun, session.style)
      // All exercises at once are a list; of those that were named, all is told.
      session.write(report.text(limit: ids.isEmpty ? 1 : 20))
    }
    let chapters = workbook.chapters.filter { $0.exercises.contains(where: exercises.contains) }
    session.tellStrayFiles(of: chapters, in: workbook)
    if !ids.isEmpty {
      let way = Way(on: exercises, in: workbook, verdicts)
      session.write("\n" + session.style.dim(way.text))
    }
    if verdicts.values.contains(where: \.isRefused) { return 3 }
    return exercises.allSatisfy { verdicts[$0.id] == .solved } ? 0 : 1
  }
}
