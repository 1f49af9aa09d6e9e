import ExerciseKit
import Testing

@testable import ViewEnvironmentExercises

@Suite(.exercise("22.2")) struct OverrideOneBranch {
  @Test func `without an override a leaf reads the default`() {
    let lines = Branch(parts: [size, font]).lines(in: BranchValues())
    #expect(
      lines == ["12", "serif"],
      "nothing was set, so the defaults 12 and \"serif\" hold, and the leaves show \(lines)")
  }

  @Test func `what was set is read, and each set of values has its own`() {
    let (mine, yours) = (values { $0[Size.self] = 20 }, values { $0[Size.self] = 30 })
    let read = [mine[Size.self], yours[Size.self], BranchValues()[Size.self]]
    #expect(
      read == [20, 30, 12],
      """
      the size was set to 20 in some values, to 30 in others, and not at all in a third set; due were \
      20, 30 and the default 12, and read was \(read)
      """)
  }

  @Test func `an override reaches every leaf below it`() {
    let deep = Branch(parts: [size, Branch(parts: [Branch(parts: [size]), size])])
    let lines = Override(Size.self, 20, content: deep).lines(in: BranchValues())
    #expect(
      lines == ["20", "20", "20"],
      """
      an override must reach every leaf below it, at any depth; three leaves are below 20, and show \
      \(lines)
      """)
  }

  @Test func `an override is not seen beside it`() {
    let tree = Branch(parts: [
      size, Override(Size.self, 20, content: size), size,
      Override(Size.self, 30, content: Branch(parts: [size])), size,
    ])
    let lines = tree.lines(in: BranchValues())
    #expect(
      lines == ["12", "20", "12", "30", "12"],
      """
      an override must not be seen beside it; due was 12, 20, 12, 30, 12, with the overrides 20 and 30 \
      around the second leaf and the fourth one, and the leaves show \(lines)
      """)
  }

  @Test func `the nearest override wins`() {
    let tree = Override(
      Size.self, 20,
      content: Branch(parts: [
        size, Override(Size.self, 30, content: size), size,
        Override(Size.self, 12, content: size),
      ]))
    let lines = tree.lines(in: BranchValues())
    #expect(
      lines == ["20", "30", "20", "12"],
      """
      the nearest override must win, also one that sets the default's 12; due was 20, 30, 20, 12, and \
      the leaves show \(lines)
      """)
  }

  @Test func `two keys with values of one type are two values`() {
    let both = Branch(parts: [size, margin])
    let lines = Override(Size.self, 20, content: both).lines(in: BranchValues())
    #expect(
      lines == ["20", "4"],
      """
      the size was overridden with 20; the margin, whose default is 4, has values of the same type, \
      and must keep its own; the leaves show \(lines)
      """)
  }

  @Test func `two keys of one name are two values`() {
    let both = Branch(parts: [
      Leaf { "\($0[Title.Length.self])" }, Leaf { "\($0[Font.Length.self])" },
    ])
    let lines = Override(Title.Length.self, 20, content: both).lines(in: BranchValues())
    #expect(
      lines == ["20", "9"],
      """
      `Title.Length` was overridden with 20; `Font.Length`, whose default is 9, is another key, although \
      both are called `Length`, and must keep its own value; the leaves show \(lines)
      """)
  }

  @Test func `an override keeps the other values`() {
    let both = Branch(parts: [size, font])
    let tree = Override(
      Font.self, "mono",
      content: Override(Size.self, 20, content: Override(Font.self, "sans", content: both)))
    let lines = Branch(parts: [tree, Override(Size.self, 30, content: margin)])
      .lines(in: values { $0[Margin.self] = 8 })
    #expect(
      lines == ["20", "sans", "8"],
      """
      an override must keep what other overrides have set, and what the caller has; due was 20, \
      "sans" and the caller's margin 8, and the leaves show \(lines)
      """)
  }

  @Test func `a value that can be nil has a default, too`() {
    let lines = title.lines(in: BranchValues())
    #expect(
      lines == ["Untitled"],
      """
      nothing was set, so the default "Untitled" holds, although nil would be a value of this type, too; \
      the leaf shows \(lines)
      """)
  }

  @Test func `an override with nil is an override`() {
    let tree = Branch(parts: [
      Override(Title.self, nil, content: title),
      Override(Title.self, "Today", content: Override(Title.self, nil, content: title)),
    ])
    let lines = tree.lines(in: BranchValues())
    #expect(
      lines == ["nil", "nil"],
      """
      nil was set, and nil is a value, so the default "Untitled" does not hold there; due was nil, nil, \
      and the leaves show \(lines)
      """)
  }

  @Test func `an adjusted value is made from the one around it`() {
    let larger = Adjust(Size.self, content: Branch(parts: [size, size])) { $0 + 1 }
    let tree = Branch(parts: [
      larger, Override(Size.self, 20, content: larger),
      Override(Size.self, 20, content: Adjust(Size.self, content: larger) { $0 * 2 }),
      Adjust(Size.self, content: Override(Size.self, 5, content: size)) { $0 + 1 }, size,
    ])
    let lines = tree.lines(in: BranchValues())
    #expect(
      lines == ["13", "13", "21", "21", "41", "41", "5", "12"],
      """
      an adjusted value is made from the value that holds where the `Adjust` is; 12 + 1, 20 + 1 and \
      20 × 2 + 1 were due, twice each, then 5 and 12, and the leaves show \(lines)
      """)
  }

  @Test func `an adjustment keeps the other values`() {
    let both = Branch(parts: [size, margin, title])
    let tree = Override(
      Title.self, "Today", content: Adjust(Margin.self, content: both) { $0 * 2 })
    let lines = tree.lines(in: BranchValues())
    #expect(
      lines == ["12", "8", "Today"],
      """
      the margin 4 was doubled below the title "Today"; due was 12, 8, Today, and the leaves show \
      \(lines)
      """)
  }

  @Test func `each drawing is a new one`() {
    let leaf = size
    let twenty = Override(Size.self, 20, content: leaf)
    let thirty = Adjust(Size.self, content: leaf) { $0 + 18 }
    let drawn: [any Part] = [twenty, leaf, thirty, twenty, thirty, leaf]
    let values = BranchValues()
    let lines = drawn.flatMap { $0.lines(in: values) }
    #expect(
      lines == ["20", "12", "30", "20", "30", "12"],
      """
      one leaf was drawn in three trees, by turns and in the same values; due was 20, 12, 30, 20, 30, \
      12, and drawn was \(lines)
      """)
  }

  @Test func `a part can be drawn again at another place`() {
    let both = Branch(parts: [size, margin])
    let parts: [any Part] = [
      Override(Size.self, 20, content: both), Adjust(Size.self, content: both) { $0 + 8 },
    ]
    for part in parts {
      let name = part is Adjust<Size> ? "Adjust" : "Override"
      let lines = [4, 8, 4].flatMap { margin in
        part.lines(in: values { $0[Margin.self] = margin })
      }
      #expect(
        lines == ["20", "4", "20", "8", "20", "4"],
        """
        one `\(name)` of the size, which makes it 20, was drawn where the margin is 4, where it is 8, \
        and where it is 4 again; due was 20, 4, 20, 8, 20, 4, and the leaves show \(lines)
        """)
    }
  }

  @Test func `a value can be an object, and stays the same one`() {
    let pen = Pen()
    let tree = Override(PenKey.self, pen, content: Branch(parts: [penLeaf(pen), penLeaf(pen)]))
    let lines = tree.lines(in: BranchValues())
    #expect(
      lines == ["the same", "the same"], "two leaves below an object see \(lines), not that object")
  }

  @Test func `a default is read again each time`() {
    let values = BranchValues()
    let first = values[PenKey.self]
    let second = values[PenKey.self]
    #expect(
      first !== second,
      """
      a default is read again each time, and this key's makes a new object; two reads got the same one
      """)
  }

  @Test func `what was set stays, even if it was the default then`() {
    let later = Leaf { values in Columns.$fitting.withValue(2) { "\(values[Columns.self])" } }
    let lines =
      Override(Columns.self, 1, content: later).lines(in: BranchValues())
      + later.lines(in: values { $0[Columns.self] = 1 })
    #expect(
      lines == ["1", "1"],
      """
      1 was set while the default was 1, once by an `Override` and once by hand; then the default \
      became 2, and what was set must stay; due was 1, 1, and the leaves show \(lines)
      """)
  }

  @Test func `where nothing was set, a part beside it leaves nothing behind`() {
    let columns = Leaf { "\($0[Columns.self])" }
    let later = Leaf { values in Columns.$fitting.withValue(2) { "\(values[Columns.self])" } }
    let tree = Branch(parts: [
      Override(Columns.self, 5, content: columns), later,
      Adjust(Columns.self, content: columns) { $0 + 4 }, later,
    ])
    let values = BranchValues()
    let lines = tree.lines(in: values) + later.lines(in: values)
    #expect(
      lines == ["5", "2", "5", "2", "2"],
      """
      an `Override` and an `Adjust` showed 5 while the default was 1; beside them, and afterwards, \
      nothing was set, and the default is 2; due was 5, 2, 5, 2, 2, and the leaves show \(lines)
      """)
  }

  /// New values, with a change.
  private func values(_ change: (inout BranchValues) -> Void) -> BranchValues {
    var values = BranchValues()
    change(&values)
    return values
  }

  private var size: Leaf { Leaf { "\($0[Size.self])" } }
  private var margin: Leaf { Leaf { "\($0[Margin.self])" } }
  private var font: Leaf { Leaf { $0[Font.self] } }
  private var title: Leaf { Leaf { $0[Title.self] ?? "nil" } }

  private func penLeaf(_ pen: Pen) -> Leaf {
    Leaf { $0[PenKey.self] === pen ? "the same" : "another one" }
  }
}

private enum Size: BranchKey {
  static let defaultValue = 12
}

private enum Margin: BranchKey {
  static let defaultValue = 4
}

private enum Font: BranchKey {
  static let defaultValue = "serif"

  enum Length: BranchKey {
    static let defaultValue = 9
  }
}

private enum Title: BranchKey {
  static let defaultValue: String? = "Untitled"

  enum Length: BranchKey {
    static let defaultValue = 4
  }
}

private final class Pen {}

private enum PenKey: BranchKey {
  static var defaultValue: Pen { Pen() }
}

private enum Columns: BranchKey {
  @TaskLocal static var fitting = 1

  static var defaultValue: Int { fitting }
}
