// with: -default-isolation MainActor
nonisolated protocol LastIdSequence: Sendable {
  func advance() -> Int
}

struct Counted: LastIdSequence {
  private let screen = Screen()

  func advance() -> Int { screen.next() }  // error: main actor-isolated
}

final class Screen {
  private var last = -1

  func next() -> Int {
    last += 1
    return last
  }
}
