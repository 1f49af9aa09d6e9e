import DispatchSafety
import ReminderStorage
import Testing

struct StoreSessionTests {
  private let disk = FakeStore()

  @Test func `a cast finds the buffered store, so ids continue after a restart`() throws {
    func idOfOneLaunch() throws -> Int {
      let store = BufferedStore(over: disk)
      defer { CastingStoreSession(store: store).end() }
      return try ReminderIdGenerator(store: store).nextReminderId()
    }

    let ids = try [idOfOneLaunch(), idOfOneLaunch()]

    #expect(ids == [0, 1])
  }

  @Test func `a wrapped store is never flushed, so two reminders get one id`() throws {
    func idOfOneLaunch() throws -> Int {
      let store = LoggingStore(BufferedStore(over: disk)) { _ in }
      defer { CastingStoreSession(store: store).end() }
      return try ReminderIdGenerator(store: store).nextReminderId()
    }

    let ids = try [idOfOneLaunch(), idOfOneLaunch()]

    #expect(ids == [0, 0], "no error, no trap, but two reminders with one id")
  }

  @Test func `a session that requires both gets the store that can be flushed`() throws {
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
