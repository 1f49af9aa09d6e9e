extension Command {
  static let new = Command(
    name: "new", arguments: "N NAME TITLE", summary: "for authors: scaffolds a chapter",
    details: "N is its number, and NAME is its target: new 25 FeatureFlags \"Feature "
      + "flags\". The chapter is a draft: it builds, and the map does not have it yet. Exit code 2: "
      + "it can't be made, and nothing was written. 3: not all of it could be written."
  ) { session, arguments in
    let workbook = try session.workbook()
    guard arguments.count == 3 else {
      throw UsageError(
        "name a number, a target and a title in quotes: "
          + "swift run workbook new 25 FeatureFlags \"Feature flags\"")
    }
    let scaffold = try Scaffold(
      number: arguments[0], target: arguments[1], title: arguments[2], in: workbook)
    for path in try scaffold.write() { session.write(session.style.dim("wrote \(path)")) }
    let chapter = scaffold.chapter
    session.write(
      """

      Chapter \(chapter.number), \(chapter.title), is a draft in the part of chapter \
      \(scaffold.predecessor.number).
      begin   \(chapter.lesson)
      build   swift test --filter \(chapter.target)
      verify  swift run workbook verify, which says what the draft still lacks
      finish  remove "draft": true from \(chapter.facts), then
              swift run workbook verify --fix
      """)
    return 0
  }
}
