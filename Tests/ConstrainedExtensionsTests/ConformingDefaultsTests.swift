public import ConstrainedExtensions
public import Foundation
import TestSupport
import Testing

/// One line, and the widget's bug is back: the constraint is met by every `UserDefaults`.
extension UserDefaults: ReminderIdGenerator {}

struct ConformingDefaultsTests {
  @Test func `an empty conformance gives the method to every UserDefaults again`() throws {
    try withTemporaryDefaults { shared throws in
      try withTemporaryDefaults { standard throws in
        let generators: [any ReminderIdGenerator] = [shared, standard]

        #expect(try generators.map { try $0.nextReminderId() } == [0, 0])
      }
    }
  }
}
