extension Command {
  static let map = Command(name: "", summary: "the map: what is solved, what comes next") {
    session, _ in
    let workbook = try session.workbook()
    let verdicts = try session.verdicts(on: workbook.exercises, of: workbook)
    session.write(Map(workbook: workbook, verdicts: verdicts, style: session.style).text)
    session.tellStrayFiles(of: workbook.chapters, in: workbook)
    if verdicts.values.contains(where: \.isRefused) { return 3 }
    return verdicts.values.contains(where: \.isBroken) ? 1 : 0
  }
}
