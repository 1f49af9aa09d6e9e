import DependencyContainer
import ReminderStorage
import Testing
import UIKitStandIn

/// A stub container for the screens of steps 3 and 4: it gives what a test told it to give, and
/// fails the test for all else.
@MainActor
final class StubContainer: Setup.DependencyContaining {
  var givenServer: (any ServerInterface)?
  var givenStage: (any StageInterface)?
  var givenStore: (any KeyValueStore)?
  var givenScreen: ((Setup.Screen) -> UIViewController)?
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

  func screen(_ screen: Setup.Screen) -> UIViewController {
    given(givenScreen, "the screen \(screen)", or: { _ in UIViewController() })(screen)
  }

  private func given<Value>(_ value: Value?, _ name: String, or dummy: Value) -> Value {
    if value == nil { fail(name) }
    return value ?? dummy
  }
}
