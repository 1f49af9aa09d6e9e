import DispatchSafety
import Foundation
import Testing

struct MessageSendingTests {
  private let store = FakeStore()

  @Test func `a message runs the method of that name`() throws {
    let generator = MessagedReminderIdGenerator(store: store)

    let ids = try [generator.send("nextReminderId"), generator.send("nextReminderId")]

    #expect(ids as? [Int] == [0, 1])
    #expect(store.object(forKey: "currentReminderId") as? Int == 1)
  }

  @Test func `the third object doesn't understand the message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let v1 = ViewController()
      let v2 = AnotherViewController()
      let v3 = Object()
      for object in [v1, v2, v3] {
        say("\(try object.send("myMethod"))")
      }
    }

    #expect(result.said.contains("v1 did it\nv2 did it\n"), "the first two were served")
    #expect(result.said.contains("-[Object myMethod]: unrecognized selector sent to instance 0x"))
  }

  @Test func `a misspelled message compiles, and traps`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try MessagedReminderIdGenerator(store: FakeStore()).send("nextReminderID")
    }

    #expect(result.said.contains("nextReminderID]: unrecognized selector sent to instance 0x"))
  }

  @Test func `nobody checks what a message returns`() throws {
    let service = MessagedReminderService(ids: StubObject(answer: "soon"))

    let line = try service.add("Water the plants")

    #expect(line == "#soon Water the plants")
  }
}

/// A test double that receives messages can fall behind the object that it replaces.
extension MessageSendingTests {
  @Test func `with a stub that keeps the old name, the service passes`() throws {
    let service = MessagedReminderService(ids: StubObject(answer: 42))

    let line = try service.add("Water the plants")

    #expect(line == "#42 Water the plants")
  }

  @Test func `with the renamed generator, the service traps`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let service = MessagedReminderService(ids: RenamedGenerator())
      _ = try service.add("Water the plants")
    }

    #expect(
      result.said.contains(
        "-[RenamedGenerator nextReminderId]: unrecognized selector sent to instance 0x"))
  }

  @Test func `a process that throws exits with a failure, too`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      throw CocoaError(.featureUnsupported)
    }

    #expect(!result.said.contains("unrecognized selector"), "so look at the message")
  }
}

private final class ViewController: Object {
  override var methods: [String: () throws -> Any] { ["myMethod": { "v1 did it" }] }
}

private final class AnotherViewController: Object {
  override var methods: [String: () throws -> Any] { ["myMethod": { "v2 did it" }] }
}

/// A stub: it returns the same value at each call.
private final class StubObject: Object {
  private let answer: Any

  init(answer: Any) { self.answer = answer }

  override var methods: [String: () throws -> Any] { ["nextReminderId": { self.answer }] }
}

private final class RenamedGenerator: Object {
  override var methods: [String: () throws -> Any] { ["makeReminderId": { 0 }] }
}
