class ReminderIdGenerator: Codable {}

// With an initial value for `fake`, and no initializer, the subclass would inherit `init(from:)`.
class TestingReminderIdGenerator: ReminderIdGenerator {
  private let fake: [String: Int]

  init(fake: [String: Int]) {
    self.fake = fake
    super.init()
  }
}  // error: 'required' initializer 'init(from:)' must be provided by subclass
