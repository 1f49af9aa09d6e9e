import ProtocolExtensions
import ReminderStorage

protocol NumbersThings {
  func nextReminderId() throws -> Int
}

extension DiscreetImport: NumbersThings {}  // error: does not conform to protocol
