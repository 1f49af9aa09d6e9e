// As a `final class`, it conforms. To open it to subclasses, somebody deleted `final`.
class ReminderIdGenerator: Sendable {  // error: non-final class 'ReminderIdGenerator' cannot
  init() {}
}

/// On a global actor, a class can be `Sendable` and have subclasses.
@MainActor class ScreenReminderIdGenerator: Sendable {
  init() {}
}

class TestingScreenReminderIdGenerator: ScreenReminderIdGenerator {}
