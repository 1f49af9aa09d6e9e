import ClosureDependencies
import Dispatch
import Foundation
import ReminderStorage
import TestSupport
import Testing

/// What every store does, in a file, in memory, and behind the protocol.
struct StoreContractTests {
  @Test(arguments: Kind.allCases)
  func `an empty store has no last id and no reminders`(_ kind: Kind) throws {
    try kind.withStore { store throws in
      #expect(try store.lastId() == nil)
      #expect(try store.reminders().isEmpty)
    }
  }

  @Test(arguments: Kind.allCases)
  func `the last id is what a rule made of the one before`(_ kind: Kind) throws {
    try kind.withStore { store throws in
      let seen = Recorder<Int?>()
      for id in [7, 3] {
        let returned = try store.advance { last in
          seen.record(last)
          return id
        }
        #expect(returned == id)
      }

      #expect(seen.values == [nil, 7])
      #expect(try store.lastId() == 3)
    }
  }

  @Test(arguments: Kind.allCases)
  func `a rule that throws leaves the last id`(_ kind: Kind) throws {
    try kind.withStore { store throws in
      _ = try store.advance { _ in 7 }

      #expect(throws: DiskFull.self) { try store.advance { _ in throw DiskFull() } }
      #expect(try store.lastId() == 7)
    }
  }

  @Test(arguments: Kind.allCases)
  func `four threads lose no reminder`(_ kind: Kind) throws {
    try kind.withStore { store throws in
      let list = ReminderList(store: store)
      let ids = Recorder<Int?>()

      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for _ in 1...20 { ids.record(try? list.add("Pay rent")) }
      }

      #expect(Set(ids.values) == Set(0..<80))
      #expect(try store.reminders().count == 80)
    }
  }

  @Test(arguments: Kind.allCases)
  func `a reminder replaces the one with its id`(_ kind: Kind) throws {
    try kind.withStore { store throws in
      try store.save(Reminder(id: 1, title: "Call home"))
      try store.save(Reminder(id: 0, title: "Pay"))
      try store.save(Reminder(id: 0, title: "Pay rent"))

      #expect(try store.reminders().map(\.title) == ["Pay rent", "Call home"])
      #expect(try store.search("rent").map(\.id) == [0])
      #expect(try store.search("a").map(\.id) == [0, 1])
      #expect(try store.search("milk").isEmpty)
    }
  }

  @Test(arguments: Kind.allCases)
  func `what is done and shared is kept`(_ kind: Kind) throws {
    try kind.withStore { store throws in
      try store.save(Reminder(id: 0, title: "Pay rent"))
      try store.complete(0)
      try store.share(id: 0, with: "grace@example.com")

      #expect(
        try store.reminders() == [
          Reminder(id: 0, title: "Pay rent", isDone: true, guests: ["grace@example.com"])
        ])
    }
  }

  @Test(arguments: Kind.allCases)
  func `deleting takes away one reminder, and no last id`(_ kind: Kind) throws {
    try kind.withStore { store throws in
      for id in 0...1 { try store.save(Reminder(id: id, title: "Pay rent")) }
      _ = try store.advance { _ in 1 }
      for id in [1, 1, 5] { try store.delete(id) }

      #expect(try store.reminders().map(\.id) == [0])
      #expect(try store.lastId() == 1)
    }
  }

  @Test(arguments: Kind.allCases)
  func `an unknown reminder can't be changed`(_ kind: Kind) throws {
    try kind.withStore { store throws in
      #expect(throws: UnknownReminder(id: 5)) { try store.complete(5) }
      #expect(throws: UnknownReminder(id: 5)) { try store.share(id: 5, with: "a@example.com") }
    }
  }

  @Test func `a file outlives its store`() throws {
    try withTemporaryFile { file throws in
      _ = try ReminderList(store: .live(file: file)).add("Pay rent")

      #expect(try ReminderList(store: .live(file: file)).add("Call home") == 1)
    }
  }

  @Test func `a damaged file is reported and stays`() throws {
    try withTemporaryFile { file throws in
      try Data("seven".utf8).write(to: file)
      let store = ReminderStore.live(file: file)

      #expect(throws: DecodingError.self) { try store.lastId() }
      #expect(throws: DecodingError.self) { try store.advance { _ in 0 } }
      #expect(try Data(contentsOf: file) == Data("seven".utf8))
    }
  }

  @Test func `a file that can't be reached is not taken for a missing one`() throws {
    try withTemporaryFile { file throws in
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: file)
      let store = ReminderStore.live(file: file)

      #expect(throws: CocoaError.self) { try store.lastId() }
      #expect(throws: CocoaError.self) { try store.advance { _ in 0 } }
    }
  }

  /// Don't make two stores for one file: the second call gets between the first one's steps.
  @Test func `two stores of one file hand out an id twice`() throws {
    try withTemporaryFile { file throws in
      let (mine, yours) = (ReminderStore.live(file: file), ReminderStore.live(file: file))
      let ids = Recorder<Int>()

      let id = try mine.advance { last in
        ids.record(try yours.advance { last in try reminderId(afterId: last) })
        return try reminderId(afterId: last)
      }

      #expect(ids.values + [id] == [0, 0])
    }
  }
}

enum Kind: CaseIterable {
  case file, memory, adapter

  func withStore(_ body: (ReminderStore) throws -> Void) throws {
    switch self {
    case .file: try withTemporaryFile { try body(.live(file: $0)) }
    case .memory: try body(.inMemory())
    case .adapter: try body(ReminderStore(ReminderStoreAdapter(store: .inMemory())))
    }
  }
}
