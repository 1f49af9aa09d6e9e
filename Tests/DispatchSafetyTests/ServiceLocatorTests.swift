import DispatchSafety
import ReminderStorage
import Testing

struct ServiceLocatorTests {
  @Test func `the generator finds a registered store`() throws {
    let locator = ServiceLocator()
    locator.register(FakeStore(), as: "store")
    let generator = LocatedReminderIdGenerator(locator: locator)

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
  }

  @Test func `an unregistered store is missed at the first id, not at the start`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let generator = LocatedReminderIdGenerator(locator: ServiceLocator())
      say("the app has started")
      _ = try ReminderService(ids: generator).add("Water the plants")
    }

    #expect(result.said.contains("the app has started\n"))
    #expect(result.said.contains("KeyValueStore is registered as \"store\""))
  }

  @Test func `a misspelled name is like a missing service`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let locator = ServiceLocator()
      locator.register(FakeStore(), as: "Store")
      _ = try LocatedReminderIdGenerator(locator: locator).nextReminderId()
    }

    #expect(result.said.contains("KeyValueStore is registered as \"store\""))
  }

  @Test func `a key made from a type can still lack a service`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let locator = ServiceLocator()
      let key = "\((any KeyValueStore).self)"
      _ = locator.resolve(key, as: (any KeyValueStore).self)
    }

    #expect(result.said.contains("is registered as \"\((any KeyValueStore).self)\""))
  }

  @Test func `a locator that returns nil loses the id without a trap`() {
    let locator = ServiceLocator()
    locator.register(FakeStore(), as: "Store")

    let store = locator.find("store", as: (any KeyValueStore).self)
    store?.set(41, forKey: currentReminderId)

    #expect(store == nil, "the id was stored nowhere")
  }

  @Test func `the type of a service is checked when it is looked up`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let locator = ServiceLocator()
      locator.register("a text", as: "store")
      _ = try LocatedReminderIdGenerator(locator: locator).nextReminderId()
    }

    #expect(result.said.contains("KeyValueStore is registered as \"store\""))
  }
}
