class GetterReminderIdGenerator {
  lazy var store: [String: Int] = [:]
}

class TestingGetterReminderIdGenerator: GetterReminderIdGenerator {
  override var store: [String: Int] { [:] }  // error: cannot override mutable property with
}
