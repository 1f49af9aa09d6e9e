// with: -Xfrontend -swift-version -Xfrontend 6
// accepted with: -Xfrontend -swift-version -Xfrontend 5
final class ReminderIdGenerator {
  static var shared = ReminderIdGenerator()  // error: is not concurrency-safe because
}
