/// A change that no check can notice, and why.
///
/// They are listed in `equivalent.json` beside the solution, each as the report prints it.
struct Equivalent {
  static let name = "equivalent.json"

  let path: String
  let line: Int
  let change: String

  /// The list of an exercise, which may have none.
  static func all(for exercise: Exercise, in folder: Folder) throws(BookError) -> [Equivalent] {
    let path = "\(exercise.answers)/\(name)"
    guard folder.has(path) else { return [] }
    let json = try Workbook.json(path, in: folder)
    guard case .list(let list) = json.value else {
      throw BookError("a list in [ ] is expected here", at: json.line, in: path)
    }
    var found: [Equivalent] = []
    for entry in list {
      let fields = try Fields(entry, known: ["change", "reason"], in: path)
      _ = try fields.text("reason")
      found.append(Equivalent(path: path, line: entry.line, change: try fields.text("change")))
    }
    return found
  }

  /// What can be said of a list without a build: whether it can be read, and is about this solution.
  static func complaints(for exercise: Exercise, in folder: Folder) -> [Complaint] {
    do throws(BookError) {
      let all = try all(for: exercise, in: folder)
      guard !all.isEmpty else { return [] }
      let changes = Set(Mutant.all(for: exercise, in: folder).mutants.map(\.change))
      return all.filter { !changes.contains($0.change) }.map {
        $0.complaint("there is no such change to the solution any more: \($0.change)")
      }
    } catch {
      return [Complaint("\(exercise.answers)/\(name)", "\(error)", do: "fix the file")]
    }
  }

  func complaint(_ problem: String) -> Complaint {
    Complaint("\(path):\(line)", problem, do: "take the entry out, or copy what is printed now")
  }
}
