import Foundation

/// How the guide writes: with or without colour, with or without signs beyond ASCII.
struct Style {
  var hasColor = false
  var isASCII = false
  /// The columns of the terminal; nil where lines may be as long as they are.
  var width: Int?

  /// The style for what the guide's output is connected to.
  static func current(_ environment: [String: String]) -> Style {
    let isTerminal = System.isTerminal(1) && environment["TERM"] != "dumb"
    let wantsColor = (environment["NO_COLOR"] ?? "").isEmpty
    // The first of these that is set decides, as POSIX has it.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let isUTF8 = locale?.lowercased().replacing("-", with: "").contains("utf8") ?? true
    return Style(
      hasColor: isTerminal && wantsColor, isASCII: !isUTF8, width: isTerminal ? System.columns : nil
    )
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func red(_ text: String) -> String { paint(text, "31") }
  func green(_ text: String) -> String { paint(text, "32") }

  private func paint(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The lines of a text, each no longer than the terminal is wide, if words allow it.
  func wrapped(_ text: String, indentation: Int = 0) -> [String] {
    let lines = width.map { text.wrapped(to: $0 - indentation) } ?? text
    return lines.split(separator: "\n").map { String(repeating: " ", count: indentation) + $0 }
  }

  /// Writes a text as far as the output can show it.
  func plain(_ text: String) -> String {
    guard isASCII else { return text }
    let signs = ["✓": "+", "✗": "x", "◐": "~", "○": "-", "·": "|", "…": "...", "→": "->", "’": "'"]
    return signs.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }
}

extension String {
  /// Breaks lines between words, so that none is longer than `width` if words allow it.
  func wrapped(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ").reduce(into: "") { text, word in
        let last = text.lastIndex(of: "\n").map { text.distance(from: $0, to: text.endIndex) - 1 }
        let isFull = (last ?? text.count) + 1 + word.count > width
        text += (text.isEmpty ? "" : isFull ? "\n" : " ") + word
      }
    }
    .joined(separator: "\n")
  }
}
