import Dispatch
import InsideFrameworks
import ReminderStorage
import Testing

/// Which miniatures carry a store from one test into another that runs at the same time.
///
/// No luck is needed. The other test runs whole in a detached task, in the middle of this one. It
/// inherits none of this test's task-local values, as a parallel test would not.
struct LeakTests {
  @Test func `two tests with one shared container take each other's store`() async {
    // In a process of its own, because the shared container of this one belongs to all tests.
    await #expect(processExitsWith: .success) {
      KeyedFactories.shared.store.register { FakeStore() }
      await meanwhile {
        KeyedFactories.shared.store.register { FakeStore([currentReminderId: 41]) }
      }

      let id = try InjectedReminderIdGenerator().nextReminderId()

      #expect(id == 42, "this test registered an empty store, and got the other one's")
    }
  }

  @Test(.ownContainer) func `a test with its own container keeps its store`() async throws {
    KeyedFactories.shared.store.register { FakeStore() }
    await meanwhile {
      KeyedFactories.$shared.withValue(KeyedFactories()) {
        KeyedFactories.shared.store.register { FakeStore([currentReminderId: 41]) }
      }
    }

    let id = try InjectedReminderIdGenerator().nextReminderId()

    #expect(id == 0)
  }

  @Test(.ownContainer) func `code in a detached task has left the test's own container`() async {
    let mine = KeyedFactories.shared

    let isMine = await Task.detached { KeyedFactories.shared === mine }.value

    #expect(!isMine)
  }

  @Test func `code in a detached task has left the test's scope`() async {
    let isSet = await ScopedValues.with {
      $0.report = { _ in }
    } perform: {
      await Task.detached { ScopedValues.current.report != nil }.value
    }

    #expect(!isSet)
  }

  @Test(.ownContainer) func `a queue's callback has left the test's container and scope`() async {
    let mine = KeyedFactories.shared
    let sees = await ScopedValues.with {
      $0.report = { _ in }
    } perform: {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          let isMine = KeyedFactories.shared === mine
          continuation.resume(returning: [isMine, ScopedValues.current.report != nil])
        }
      }
    }

    #expect(sees == [false, false])
  }

  @Test func `a generator that was made in a scope takes it along into a detached task`() async {
    let generator = ScopedValues.with {
      $0.store = FakeStore([currentReminderId: 41])
    } perform: {
      ScopedReminderIdGenerator()
    }

    let id = await Task.detached { try? generator.nextReminderId() }.value

    #expect(id == 42)
  }

  @Test func `what an object makes outside of its scope gets the live value, and nobody is told`() {
    let reports = Lines()
    let parent = ScopedValues.with {
      $0.report = reports.add
      $0[NameKey.self] = "test"
    } perform: {
      Named()
    }

    #expect(parent.name == "test")
    #expect(parent.child().name == "live")
    #expect(reports.all == [])
  }

  @Test func `a live value that reads a scoped value reads that of the object's scope`() {
    let greeter = ScopedValues.with {
      $0[NameKey.self] = "test"
    } perform: {
      Greeter()
    }

    #expect(greeter.greeting.name == "test")
  }

  @Test func `scoped values stay in their test`() async throws {
    let id = try await ScopedValues.with {
      $0.store = FakeStore()
    } perform: {
      await meanwhile {
        ScopedValues.with {
          $0.store = FakeStore([currentReminderId: 41])
        } perform: {
          _ = try? ScopedReminderIdGenerator().nextReminderId()
        }
      }
      return try ScopedReminderIdGenerator().nextReminderId()
    }

    #expect(id == 0)
  }

  @Test func `a test value that is one object leaks from test to test`() throws {
    let ids = try (1...2).map { _ in
      try ScopedValues.with {
        $0.report = { _ in }
      } perform: {
        let store = ScopedValues.current[LeakyKey.self]
        return try ReminderIdGenerator(store: store).nextReminderId()
      }
    }

    #expect(ids == [0, 1], "each of the two tests should begin at 0")
  }

  @Test(arguments: [Wiring.constructor, .typeRegistry, .componentGraph])
  func `what a test makes itself stays in it`(_ wiring: Wiring) async throws {
    let nextReminderId = wiring.nextReminderId(on: FakeStore())
    await meanwhile {
      _ = try? wiring.nextReminderId(on: FakeStore([currentReminderId: 41]))()
    }

    #expect(try nextReminderId() == 0)
  }
}

/// Runs another test to its end.
private func meanwhile(_ otherTest: @escaping @Sendable () -> Void) async {
  await Task.detached(operation: otherTest).value
}

/// Its value for tests is made once, and so belongs to all tests.
private enum LeakyKey: ScopedKey {
  static let live = FakeStore()
  static let test = FakeStore()
}

private struct Named: Sendable {
  @Scoped(\.name) var name

  func child() -> Named { Named() }
}

private struct Greeter {
  @Scoped(\.greeting) var greeting
}

private enum NameKey: ScopedKey {
  static let live = "live"
  static let test = "unset"
}

/// A live value that has a scoped value itself.
private enum GreetingKey: ScopedKey {
  static var live: Named { Named() }
  static var test: Named { Named() }
}

extension ScopedValues {
  fileprivate var name: String { self[NameKey.self] }

  fileprivate var greeting: Named { self[GreetingKey.self] }
}
