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

  /// Compares two texts, whatever their lines end with.
  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
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

  /// What comes after the last end of a line is a line only if there is something.
  private static func lines(of text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return (lines.last?.isEmpty == true ? lines.dropLast() : lines).map(String.init)
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
