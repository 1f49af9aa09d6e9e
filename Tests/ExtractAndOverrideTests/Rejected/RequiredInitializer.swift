class ReminderIdGenerator: Codable {}

class TestingReminderIdGenerator: ReminderIdGenerator {
  private let fake: [String: Int]

  init(fake: [String: Int]) {
    self.fake = fake
    super.init()
  }
}  // error: 'required' initializer 'init(from:)' must be provided by subclass
