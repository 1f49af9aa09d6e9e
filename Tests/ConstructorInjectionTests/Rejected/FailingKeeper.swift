import ConstructorInjection
import ReminderStorage

struct Database: LastIdKeeper {  // error: does not conform to protocol 'LastIdKeeper'
  func lastId() throws(ReminderIdError) -> Int? { nil }
  func keep(_ id: Int) throws {}
}
