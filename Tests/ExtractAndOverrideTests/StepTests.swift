import ExtractAndOverride
import Foundation
import ReminderStorage
import Testing

/// Each step runs in a process of its own and within a ceremony, as in chapter 0: before step 3
/// there is no other way to test it, and after step 3 no other way to test what the app gets.
@Suite(.serialized) struct StepTests {
  @Test(arguments: Step.allCases)
  func `a step changes nothing that the app can notice`(_ step: Step) async {
    await #expect(processExitsWith: .success) { [step = step as Step] in
      let defaults = UserDefaults.standard
      let before = defaults.object(forKey: currentReminderId)
      defaults.removeObject(forKey: currentReminderId)
      defer { (defaults as any KeyValueStore).set(before, forKey: currentReminderId) }

      try characterize(step.makeGenerator(), in: defaults)
    }
  }
}

/// What an app makes after each of the three steps, and with Feathers' two other forms.
enum Step: String, Codable, CaseIterable {
  case one
  case two
  case three
  case getter
  case factory

  func makeGenerator() -> any ReminderIds {
    switch self {
    case .one: Step1ReminderIdGenerator()
    case .two: Step2ReminderIdGenerator()
    case .three: ReminderIdGenerator()
    case .getter: GetterReminderIdGenerator()
    case .factory: FactoryReminderIdGenerator()
    }
  }
}
