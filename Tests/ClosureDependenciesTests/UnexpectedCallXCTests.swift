import ClosureDependencies
import Testing
import XCTest

/// A call too many in an `XCTestCase`.
final class UnexpectedCallXCTests: XCTestCase {
  // From Swift 6.4 on, the issue fails this test, which is what you want. In Xcode it may do so earlier.
  #if compiler(<6.4) && !canImport(ObjectiveC)
    /// Don't: XCTest ignores the issue, the code ignores the error, and so this test passes.
    func testAnIssueIsIgnored() {
      _ = try? TidyProtocolReminderList(store: AddStub()).add("Pay rent")
    }
  #endif

  #if !canImport(ObjectiveC)  // Apple's XCTest hands failures to another method.
    private var keepsFailures = false
    private var failures: [String] = []

    override func recordFailure(
      withDescription text: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      if keepsFailures {
        failures.append(text)
      } else {
        super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected)
      }
    }

    func testXCTFailIsAFailure() {
      let store = ReminderStore.failing { XCTFail("\($0) was called, and no override was set") }

      keepsFailures = true
      _ = try? TidyReminderList(store: store).add("Pay rent")
      keepsFailures = false

      XCTAssertEqual(failures, ["failed - reminders was called, and no override was set"])
    }
  #endif
}
