extension Command {
  static let compare = Command(
    name: "compare", arguments: "A B", summary: "shows how two techniques differ",
    details: "It compares their sources. A and B are numbers of chapters or names of targets: "
      + "compare 0 1. Two files below Sources are compared as well: "
      + "compare LegacyRescue/Step0 LegacyRescue/Step2."
  ) { session, arguments in
    let workbook = try session.workbook()
    guard arguments.count == 2 else {
      throw UsageError("name two techniques: swift run workbook compare 0 1")
    }
    let folder = workbook.folder
    let files = arguments.compactMap { folder.text(of: "Sources/\($0).swift") }
    if files.count == 2 {
      let diff = UnifiedDiff(from: files[0], to: files[1])
      write(diff, of: arguments.joined(separator: " → "), in: session)
      return 0
    }
    let targets = try arguments.map { word throws(UsageError) in
      guard let chapter = workbook.chapter(named: word) else {
        throw UsageError(
          unknown: word, in: workbook.chapters.flatMap { [$0.target, "\($0.number)"] },
          noun: "technique", list: "")
      }
      return chapter.target
    }
    let names = targets.map { target in
      folder.files(below: "Sources/\(target)").map {
        String($0.dropFirst("Sources/\(target)/".count))
      }
    }
    for name in names[0] where names[1].contains(name) {
      let texts = targets.map { folder.text(of: "Sources/\($0)/\(name)") ?? "" }
      let diff = UnifiedDiff(from: texts[0], to: texts[1])
      write(diff, of: "\(name): \(targets[0]) → \(targets[1])", in: session)
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

/// Writes a difference below its title.
private func write(_ diff: UnifiedDiff, of title: String, in session: Session) {
  session.write(session.style.bold(title))
  session.write(diff.isEmpty ? "  no difference" : diff.text(session.style))
}
