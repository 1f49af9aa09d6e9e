class ReminderIdGenerator {
  private init() {}
}

class TestingReminderIdGenerator: ReminderIdGenerator {
  private let fake: [String: Int]

  init(fake: [String: Int]) {
    self.fake = fake
    super.init()  // error: initializer is inaccessible due to 'private' protection level
  }
}
