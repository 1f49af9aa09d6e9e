import ExerciseKit
import Testing

struct SealedTests {
  @Test func `what is sealed shows a mirror nothing of its inside`() {
    var dumped = ""
    dump(Safe(combination: 4_711), to: &dumped)
    #expect(!dumped.contains("4711"))
    #expect(!"\(Safe(combination: 4_711))".contains("4711"))
  }
}

private class Box: Sealed {
  let combination: Int
  init(combination: Int) { self.combination = combination }
}

private final class Safe: Box {}
