import ProtocolExtensions
import ReminderStorage

struct HomeAndWork: ReminderIdGenerator {
  let store: any KeyValueStore
}

extension HomeAndWork: ReminderIdGenerator {}  // error: redundant conformance
