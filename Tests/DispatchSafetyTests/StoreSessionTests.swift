import DispatchSafety
import ReminderStorage
import Testing

struct StoreSessionTests {
  private let disk = FakeStore()

  @Test func `a session flushes the store, so ids go on after a restart`() throws {
    func idOfOneLaunch() throws -> Int {
      let store = BufferedStore(over: disk)
      defer { CastingStoreSession(store: store).end() }
      return try ReminderIdGenerator(store: store).nextReminderId()
    }

    let ids = try [idOfOneLaunch(), idOfOneLaunch()]

    #expect(ids == [0, 1])
  }

  @Test func `a wrapped store is never flushed, and an id is handed out twice`() throws {
    func idOfOneLaunch() throws -> Int {
      let store = LoggingStore(BufferedStore(over: disk)) { _ in }
      defer { CastingStoreSession(store: store).end() }
      return try ReminderIdGenerator(store: store).nextReminderId()
    }

    let ids = try [idOfOneLaunch(), idOfOneLaunch()]

    #expect(ids == [0, 0], "no error, no trap, and two reminders with one id")
  }

  @Test func `a session that asks for what it needs gets the store that can be flushed`() throws {
    var log: [String] = []
    func idOfOneLaunch() throws -> Int {
      let store = BufferedStore(over: disk)
      defer { StoreSession(store: store).end() }
      let logged = LoggingStore(store) { log.append($0) }
      return try ReminderIdGenerator(store: logged).nextReminderId()
    }

    let ids = try [idOfOneLaunch(), idOfOneLaunch()]

    #expect(ids == [0, 1])
    #expect(log == ["currentReminderId", "currentReminderId"])
  }
}
