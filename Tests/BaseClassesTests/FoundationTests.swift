import Foundation
import Testing

struct FoundationTests {
  @Test func `Foundation has a base class that traps, too`() async {
    await #expect(processExitsWith: .failure) {
      _ = Formatter().string(for: 7)
    }
  }
}
