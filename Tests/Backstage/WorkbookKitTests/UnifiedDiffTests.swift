import Testing

@testable import WorkbookKit

struct UnifiedDiffTests {
  @Test func `equal texts have no difference`() {
    #expect(UnifiedDiff(from: "a\nb", to: "a\nb").isEmpty)
  }

  @Test func `a changed line is shown as it was and as it is`() {
    let diff = UnifiedDiff(from: "a\nb\nc", to: "a\nB\nc")
    #expect(diff.text(Style()) == "  a\n- b\n+ B\n  c")
  }

  @Test func `lines at the start and at the end can come and go`() {
    let diff = UnifiedDiff(from: "a\nb", to: "b\nc")
    #expect(diff.text(Style()) == "- a\n  b\n+ c")
  }

  @Test func `lines far from a change are cut`() {
    let old = (1...9).map(String.init).joined(separator: "\n")
    let diff = UnifiedDiff(from: old, to: old + "\n10")
    #expect(diff.text(Style()) == "  …\n  7\n  8\n  9\n+ 10")
  }
}
