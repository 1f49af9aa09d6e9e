import DispatchSafety
import ReminderStorage
import Testing

struct StoreSessionTests {
  private let disk = FakeStore()

  @Test func `a cast finds the buffered store, so ids continue after a restart`() throws {
    func idOfOneLaunch() throws -> Int {
      let store = BufferedStore(over: disk)
      let session = CastingStoreSession(store: store)
      defer { session.end() }
      return try session.nextReminderId()
    }

    let ids = try [idOfOneLaunch(), idOfOneLaunch()]

    #expect(ids == [0, 1])
  }

  @Test func `a wrapped store is never flushed, so two reminders get one id`() throws {
    func idOfOneLaunch() throws -> Int {
      let store = LoggingStore(BufferedStore(over: disk)) { _ in }
      let session = CastingStoreSession(store: store)
      defer { session.end() }
      return try session.nextReminderId()
    }

    let ids = try [idOfOneLaunch(), idOfOneLaunch()]

    #expect(ids == [0, 0], "no error, no trap, but two reminders with one id")
  }

  @Test func `a wrapper that conforms if its store does passes the flush along`() throws {
    var log: [String] = []
    func idOfOneLaunch() throws -> Int {
      let store = GenericLoggingStore(BufferedStore(over: disk)) { log.append($0) }
      let session = StoreSession(store: store)
      defer { session.end() }
      return try session.nextReminderId()
    }

    let ids = try [idOfOneLaunch(), idOfOneLaunch()]

    #expect(ids == [0, 1])
    #expect(log == ["currentReminderId", "currentReminderId"])
  }

  @Test func `a function with a generic parameter can wrap a store whose type is hidden`() throws {
    func logged(
      _ store: some KeyValueStore & Flushable
    ) -> any KeyValueStore & Flushable {
      GenericLoggingStore(store) { _ in }
    }
    let store: any KeyValueStore & Flushable = BufferedStore(over: disk)
    let session = StoreSession(store: logged(store))

    _ = try session.nextReminderId()
    session.end()

    #expect(disk.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `an app that never ends its session repeats an id, although its store can be flushed`()
    throws
  {
    func idOfOneLaunch() throws -> Int {
      try StoreSession(store: BufferedStore(over: disk)).nextReminderId()
    }

    let ids = try [idOfOneLaunch(), idOfOneLaunch()]

    #expect(ids == [0, 0], "write ids at once, instead of at the end")
  }

  @Test func `the same wrapper accepts a store that can't be flushed, and doesn't conform`() {
    let wrappers: [Any] = [
      GenericLoggingStore(disk) { _ in }, GenericLoggingStore(BufferedStore(over: disk)) { _ in },
    ]

    #expect(wrappers.map { $0 is any Flushable } == [false, true])
  }
}
