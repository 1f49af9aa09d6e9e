import Foundation
import ReminderStorage
import TestSupport
import Testing

@testable import ExtractAndOverride

/// Each step runs in a process of its own and within a ceremony, as in chapter 0.
///
/// Before step 3 there is no other way to test it. After step 4, it shows that the app still takes
/// its ids from the user's defaults, which the test of the real member only looks at.
@Suite(.aloneWithStandardDefaults) struct StepTests {
  @Test(arguments: Step.allCases)
  func `a step changes nothing that the app can notice`(_ step: Step) async {
    // One test for each step, because the body of an exit test sees nothing of what is around it.
    switch step {
    case .one: await #expect(processExitsWith: .success) { try check(Step1ReminderIdGenerator()) }
    case .two: await #expect(processExitsWith: .success) { try check(Step2ReminderIdGenerator()) }
    case .three: await #expect(processExitsWith: .success) { try check(Step3ReminderIdGenerator()) }
    case .four: await #expect(processExitsWith: .success) { try check(ReminderIdGenerator()) }
    case .getter:
      await #expect(processExitsWith: .success) { try check(GetterReminderIdGenerator()) }
    case .factory:
      await #expect(processExitsWith: .success) { try check(FactoryReminderIdGenerator()) }
    }
  }
}

/// Before step 4, a testing subclass can return defaults of its own, and no fake.
struct StepThreeTests {
  @Test func `after step 3, a test can use defaults of its own`() throws {
    try withTemporaryDefaults { defaults throws in
      try characterize(TestingStep3ReminderIdGenerator(defaults: defaults), in: defaults)
    }
  }
}

private final class TestingStep3ReminderIdGenerator: Step3ReminderIdGenerator {
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  override var store: UserDefaults { defaults }
}

/// What an app makes after each of the four steps, and with two of Feathers' other forms.
enum Step: CaseIterable {
  case one
  case two
  case three
  case four
  case getter
  case factory
}

private func check(_ generator: any ReminderIds) throws {
  try withNoStoredId { defaults in try characterize(generator, in: defaults) }
}

/// Runs `body` while the user's defaults hold no last id, and puts back what they held.
func withNoStoredId(_ body: (UserDefaults) throws -> Void) throws {
  let defaults = UserDefaults.standard
  let before = defaults.object(forKey: currentReminderId)
  defaults.removeObject(forKey: currentReminderId)
  defer { (defaults as any KeyValueStore).set(before, forKey: currentReminderId) }

  try body(defaults)
}
