import DependencyContainer
import ReminderStorage
import Testing
import UIKitStandIn

/// A stub container: it gives what a test told it to give, and fails the test for all else.
@MainActor
final class StubContainer: DependencyContaining {
  var givenServer: (any ServerInterface)?
  var givenStage: (any StageInterface)?
  var givenStore: (any KeyValueStore)?
  var givenScreen: ((Screen) -> UIViewController)?
  private let fail: (String) -> Void

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    fail = { Issue.record("nobody expected \($0)", sourceLocation: sourceLocation) }
  }

  init(fail: @escaping (String) -> Void) {
    self.fail = fail
  }

  var server: any ServerInterface {
    given(givenServer, "the server", or: SpyServer())
  }

  var stage: (any StageInterface)? {
    given(givenStage, "the stage", or: Stage())
  }

  func reminderIdGenerator() -> ReminderIdGenerator {
    ReminderIdGenerator(store: given(givenStore, "a generator", or: FakeStore()))
  }

  func screen(_ screen: Screen) -> UIViewController {
    given(givenScreen, "the screen \(screen)", or: { _ in UIViewController() })(screen)
  }

  private func given<Value>(_ value: Value?, _ name: String, or dummy: Value) -> Value {
    if value == nil { fail(name) }
    return value ?? dummy
  }
}

/// A spy: it records what it is sent, and what it answers is set by the test.
@MainActor
final class SpyServer: ServerInterface {
  var user: User?
  private(set) var saved: [Reminder] = []

  func logIn(_ name: String) -> User? { user }
  func save(_ reminder: Reminder) { saved.append(reminder) }
}
