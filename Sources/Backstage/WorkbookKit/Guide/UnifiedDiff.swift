/// The difference between two texts, line by line, with some lines around each change.
struct UnifiedDiff {
  private enum Line {
    case same(String)
    case removed(String)
    case added(String)

    var isChange: Bool {
      if case .same = self { false } else { true }
    }
  }

  private let lines: [Line]
  private let context = 3

  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(old[i]))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  var isEmpty: Bool { !lines.contains(where: \.isChange) }

  /// The changed lines and those around them; `…` stands for the rest.
  func text(_ style: Style) -> String {
    let changes = lines.indices.filter { lines[$0].isChange }
    var shown: Set<Int> = []
    for change in changes { shown.formUnion((change - context)...(change + context)) }
    var output: [String] = []
    for (index, line) in lines.enumerated() {
      if shown.contains(index) {
        switch line {
        case .same(let text): output.append("  \(text)")
        case .removed(let text): output.append(style.red("- \(text)"))
        case .added(let text): output.append(style.green("+ \(text)"))
        }
      } else if shown.contains(index - 1) || index == 0 {
        output.append(style.dim("  …"))
      }
    }
    return output.joined(separator: "\n")
  }
}
