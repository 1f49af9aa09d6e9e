import Foundation

/// What the compiler says about a file.
struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The file, from the workbook's root where it lies below it.
  let file: String
  var line: Int
  let message: String
  /// Where the compiler says that a name was declared before.
  var earlier: String?

  var description: String { "\(file):\(line)  \(message)" }

  /// Whether it puts a name into quotes that one of the texts uses.
  func names(somethingIn texts: [String]) -> Bool {
    let words = message.matches(of: /'([^']+)'/).flatMap { $0.1.matches(of: /\w+/) }.map(\.0)
    return texts.contains { text in
      let used = Set(text.matches(of: /\w+/).map(\.0))
      return words.contains(where: used.contains)
    }
  }
}

extension Diagnostic {
  /// Finds what the compiler says in the output of a build, each thing once.
  ///
  /// What it says of code that a macro has made has no place of its own; the first note after it
  /// says where the macro is used. One build system writes notes on lines of their own, the other
  /// one into the code that it shows below a remark.
  static func all(ofKind kind: String, in output: String, below root: URL) -> [Diagnostic] {
    var found: [Diagnostic] = []
    // What has no place yet; the one that notes are about; the line of code that is shown.
    var homeless: String?
    var current: (index: Int, isInMacro: Bool)?
    var shown = 0
    for line in output.split(whereSeparator: \.isNewline) {
      if let number = numberOfCode(in: line) {
        shown = number
      } else if let note = noteInCode(line), let (index, isInMacro) = current {
        if note.contains(declaredBefore) { found[index].earlier = "\(found[index].file):\(shown)" }
        if note.contains("in expansion of macro"), isInMacro { found[index].line = shown }
      }
      guard let remark = Remark(line) else { continue }
      let file = remark.file.hasPrefix("/") ? path(of: remark.file, below: root) : nil
      switch (remark.kind, file) {
      case ("note", let file?):
        if let message = homeless {
          current = (found.count, true)
          found.append(Diagnostic(file: file, line: remark.line, message: message))
          homeless = nil
        } else if let (index, _) = current, remark.message.contains(declaredBefore) {
          found[index].earlier = "\(file):\(remark.line)"
        }
      case ("note", nil):
        break
      case (kind, let file?):
        homeless = nil
        current = (found.count, false)
        found.append(Diagnostic(file: file, line: remark.line, message: remark.message))
      case (let other, _):
        homeless = other == kind ? remark.message : nil
        current = nil
      }
    }
    // A compiler that sees one file at a time complains in both, and points to neither.
    for (index, one) in found.enumerated() where one.message.hasPrefix("invalid redeclaration") {
      let other = found.first { $0.message == one.message && $0.file != one.file }
      if let other, one.earlier == nil { found[index].earlier = "\(other.file):\(other.line)" }
    }
    return found.withoutRepeats
  }

  private static let declaredBefore = "previously declared here"

  /// The number in "12 |   let x = 1", code that is shown below a remark.
  private static func numberOfCode(in line: Substring) -> Int? {
    let line = line.drop { $0 == " " }
    let digits = line.prefix { $0.isNumber }
    return line.dropFirst(digits.count).hasPrefix(" |") ? Int(digits) : nil
  }

  /// The note in "   |       `- note: 'x' previously declared here".
  private static func noteInCode(_ line: Substring) -> Substring? {
    guard line.drop(while: { $0 == " " }).hasPrefix("|") else { return nil }
    return line.firstRange(of: "- note: ").map { line[$0.upperBound...] }
  }

  private struct Remark {
    let file: String
    let line: Int
    let kind: String
    let message: String

    init?(_ text: Substring) {
      guard text.contains(": "),
        let match = text.wholeMatch(
          of: /[ |`-]*(.+?\.swift|macro expansion .+?):(\d+):\d+: (error|warning|note): (.+)/)
      else { return nil }
      file = String(match.1)
      line = Int(match.2) ?? 0
      kind = String(match.3)
      message = String(match.4)
    }
  }

  /// A path from the root, however the compiler and the root spell the folders above it.
  private static func path(of file: String, below root: URL) -> String {
    for folder in [root.path(percentEncoded: false), System.realPath(of: root)] {
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      if file.hasPrefix(prefix) { return String(file.dropFirst(prefix.count)) }
    }
    return file
  }
}
