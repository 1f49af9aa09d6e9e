extension Command {
  static let compare = Command(
    name: "compare", arguments: "A B", summary: "shows how two techniques differ",
    details: "It compares their sources. A and B are numbers of chapters or names of targets: "
      + "compare 0 1."
  ) { session, arguments in
    let workbook = try session.workbook()
    guard arguments.count == 2 else {
      throw UsageError("name two techniques: swift run workbook compare 0 1")
    }
    let targets = try arguments.map { word throws(UsageError) in
      guard let chapter = workbook.chapter(named: word) else {
        throw UsageError(
          unknown: word, in: workbook.chapters.flatMap { [$0.target, "\($0.number)"] },
          noun: "technique", list: "")
      }
      return chapter.target
    }
    let folder = workbook.folder
    let names = targets.map { target in
      folder.files(below: "Sources/\(target)").map {
        String($0.dropFirst("Sources/\(target)/".count))
      }
    }
    for name in names[0] where names[1].contains(name) {
      let texts = targets.map { folder.text(of: "Sources/\($0)/\(name)") ?? "" }
      let diff = UnifiedDiff(from: texts[0], to: texts[1])
      session.write(session.style.bold("\(name): \(targets[0]) → \(targets[1])"))
      session.write(diff.isEmpty ? "  no difference" : diff.text(session.style))
    }
    for (index, target) in targets.enumerated() {
      let alone = names[index].filter { !names[1 - index].contains($0) }
      if !alone.isEmpty {
        session.write(session.style.dim("only in \(target): \(alone.joined(separator: ", "))"))
      }
    }
    return 0
  }
}
