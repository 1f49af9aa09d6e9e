public import Foundation
import Synchronization

extension ReminderStore {
  /// Makes the store of the app, which keeps everything in a JSON file.
  ///
  /// A missing file is an empty store. What can't be read is never taken for one: then each
  /// operation throws, and the file stays as it is.
  ///
  /// Each call reads or writes the whole file on the caller's thread, and waits for the others. So don't
  /// call a store of a large file on the main thread.
  ///
  /// Make one store for a file, in the composition root. Two stores have two locks, so each can
  /// overwrite what the other one saved.
  public static func live(file: URL) -> ReminderStore {
    let lockedFile = Mutex(file)  // one call at a time, for this store and its copies
    return ReminderStore(
      read: { try lockedFile.withLock { try Contents(of: $0) } },
      change: { body in
        try lockedFile.withLock { file in
          var contents = try Contents(of: file)
          try body(&contents)
          try contents.write(to: file)
        }
      })
  }

  /// Makes a store that keeps everything in memory, for tests and previews.
  ///
  /// It is a function, so each call makes a store with contents of its own.
  public static func inMemory(
    lastId: Int? = nil, reminders: [Reminder] = []
  ) -> ReminderStore {
    let contents = Mutex(Contents(lastId: lastId, reminders: reminders))
    return ReminderStore(
      read: { contents.withLock { $0 } },
      change: { body in try contents.withLock { try body(&$0) } })
  }

  /// Makes the eight operations from the two in which the stores differ.
  private init(
    read: @escaping @Sendable () throws -> Contents,
    change: @escaping @Sendable ((inout Contents) throws -> Void) throws -> Void
  ) {
    self.init(
      lastId: { try read().lastId },
      advance: { rule in
        var id = 0
        try change {
          id = try rule($0.lastId)
          $0.lastId = id
        }
        return id
      },
      reminders: { try read().reminders.sorted { $0.id < $1.id } },
      save: { reminder in
        try change {
          $0.reminders.removeAll { $0.id == reminder.id }
          $0.reminders.append(reminder)
        }
      },
      delete: { id in try change { $0.reminders.removeAll { $0.id == id } } },
      complete: { id in try change { try $0.change(id) { $0.isDone = true } } },
      search: { text in
        try read().reminders.filter { $0.title.contains(text) }.sorted { $0.id < $1.id }
      },
      share: { id, email in try change { try $0.change(id) { $0.guests.append(email) } } })
  }
}

/// What a store keeps.
nonisolated private struct Contents: Codable, Sendable {
  var lastId: Int?
  var reminders: [Reminder]

  enum CodingKeys: String, CodingKey {
    case lastId = "currentReminderId"
    case reminders
  }

  mutating func change(_ id: Int, _ body: (inout Reminder) -> Void) throws {
    guard let index = reminders.firstIndex(where: { $0.id == id }) else {
      throw UnknownReminder(id: id)
    }
    body(&reminders[index])
  }
}

nonisolated extension Contents {
  init(of file: URL) throws {
    do {
      self = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      self.init(lastId: nil, reminders: [])
    }
  }

  func write(to file: URL) throws {
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
