import ProtocolExtensions

extension ReminderIdGenerator {
  var lastId: Int? = nil  // error: extensions must not contain stored properties
}
