protocol PlainIds {
  func nextReminderId() -> Int
}

extension PlainIds {
  func nextReminderId() -> Int { 0 }
}

/// Conforms in this file, and has its own method in `WitnessTests.swift`, which is private there.
struct CountedElsewhere: PlainIds {}
