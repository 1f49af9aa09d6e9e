import AmbientContext
import Foundation
import ReminderStorage
import XCTest

final class SharedContextXCTests: XCTestCase {
  private var before: (any KeyValueStore & Sendable)?

  override func setUp() {
    super.setUp()
    before = SharedContext.shared.store
    SharedContext.shared.store = FakeStore()
  }

  override func tearDown() {
    if let before { SharedContext.shared.store = before }
    super.tearDown()
  }

  func testTheFirstIdIsZero() throws {
    XCTAssertEqual(try SharedReminderIdGenerator().nextReminderId(), 0)
  }

  func testTheNextTestBeginsAtZeroAgain() throws {
    XCTAssertEqual(try SharedReminderIdGenerator().nextReminderId(), 0)
  }

  #if !canImport(ObjectiveC)  // Apple's XCTest has no way to make a test from a closure.
    func testTheOldStoreIsBackAfterATestThatThrows() throws {
      SharedContext.shared.store.set(41, forKey: "currentReminderId")
      let failing = SharedContextXCTests(name: "a test that throws") { _ in
        XCTAssertEqual(try SharedReminderIdGenerator().nextReminderId(), 0)
        throw CocoaError(.featureUnsupported)
      }

      failing.invokeTest()

      XCTAssertEqual(try SharedReminderIdGenerator().nextReminderId(), 42)
    }
  #endif
}

/// A scope needs no `tearDown`: it goes around the whole test.
final class ScopedContextXCTests: XCTestCase {
  override func invokeTest() {
    ScopedContext.$store.withValue(FakeStore()) { super.invokeTest() }
  }

  func testTheFirstIdIsZero() throws {
    XCTAssertEqual(try ReminderIdGenerator().nextReminderId(), 0)
  }

  func testTheNextTestBeginsAtZeroAgain() async throws {
    _ = try XCTUnwrap(ScopedContext.store as? FakeStore, "else the id comes from your defaults")
    XCTAssertEqual(try ReminderIdGenerator().nextReminderId(), 0)
  }
}
