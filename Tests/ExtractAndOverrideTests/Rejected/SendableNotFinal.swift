// As a `final class`, it conforms. To open it to subclasses, somebody deleted `final`.
class ReminderIdGenerator: Sendable {  // error: non-final class 'ReminderIdGenerator' cannot
  init() {}
}
