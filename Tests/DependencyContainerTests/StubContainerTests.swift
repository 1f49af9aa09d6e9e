import DependencyContainer
import Testing
import UIKitStandIn

@MainActor
struct StubContainerTests {
  @Test func `it fails for whatever it was not told to give`() {
    var failures: [String] = []
    let stub = StubContainer { failures.append($0) }

    _ = stub.server
    _ = stub.stage
    _ = stub.reminderIdGenerator()
    _ = stub.screen(.list)

    #expect(failures == ["the server", "the stage", "a generator", "the screen list"])
  }

  @Test func `it does not fail for what it was told to give`() {
    let server = SpyServer()
    let stub = StubContainer()
    stub.givenServer = server

    #expect(stub.server === server)
  }
}
