import Foundation
import ReminderFeature
import ReminderStorage
import ReminderStores
import TestSupport
import Testing

struct FileStoreTests {
  @Test func `what is saved is there when the file is opened again`() async throws {
    try await withTemporaryFile { file in
      let store = try await FileStore.open(file)
      let list = ReminderList(store: store)
      try list.add("Water the plants")
      try list.add("Zürich „🪴“\n\"Pay rent\"")
      try list.finish(id: 1)

      let reopened = try await FileStore.open(file)

      let reminders = try ReminderList(store: reopened).all()
      #expect(reminders.map(\.title) == ["Water the plants", "Zürich „🪴“\n\"Pay rent\""])
      #expect(reminders.map(\.isDone) == [false, true])
      #expect(try ReminderIdGenerator(store: reopened).nextReminderId() == 2)
    }
  }

  @Test func `no file is an empty store, and opening it makes none`() async throws {
    try await withTemporaryFile { file in
      let store = try await FileStore.open(file)
      #expect(store.object(forKey: currentReminderId) == nil)

      try store.save()

      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test(arguments: ["", "{", "[]", "7", "\u{FFFD}"])
  func `a damaged file is an error`(content: String) async throws {
    try await withTemporaryFile { file in
      try Data(content.utf8).write(to: file)

      await #expect(throws: FileStoreError.damaged(file.resolvingSymlinksInPath())) {
        _ = try await FileStore.open(file)
      }

      #expect(try Data(contentsOf: file) == Data(content.utf8))
    }
  }

  @Test func `a file that can't be read is an error, and no empty store`() async throws {
    try await withTemporaryFile { file in
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)

      await #expect(throws: FileStoreError.unreadable(file.resolvingSymlinksInPath())) {
        _ = try await FileStore.open(file)
      }
    }
  }

  @Test func `a save that fails loses nothing, and can be tried again`() async throws {
    try await withTemporaryFile { folder in
      let file = folder.appending(path: "reminders.json")
      let store = try await FileStore.open(file)
      store.set(7, forKey: currentReminderId)
      try Data().write(to: folder)  // a file where the folder should be

      #expect(throws: FileStoreError.self) { try store.save() }
      try FileManager.default.removeItem(at: folder)
      try store.save()

      let reopened = try await FileStore.open(file)
      #expect(try ReminderIdGenerator(store: reopened).nextReminderId() == 8)
    }
  }

  @Test func `values that are no JSON are refused, and the file stays`() async throws {
    try await withTemporaryFile { file in
      let store = try await FileStore.open(file)
      store.set(7, forKey: currentReminderId)
      try store.save()
      let before = try Data(contentsOf: file)
      store.set(Date(), forKey: "today")

      #expect(throws: FileStoreError.unsuitable(file.resolvingSymlinksInPath())) {
        try store.save()
      }

      #expect(try Data(contentsOf: file) == before)
    }
  }

  @Test func `a link to the file stays a link`() async throws {
    try await withTemporaryFile { file in
      let link = file.deletingLastPathComponent().appending(path: "link.json")
      try Data("{}".utf8).write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)

      let store = try await FileStore.open(link)
      store.set(7, forKey: currentReminderId)
      try store.save()

      #expect(try String(contentsOf: file, encoding: .utf8).contains("7"))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }
  }

  @Test(arguments: [false, true])
  func `a link to a file that doesn't exist yet stays a link`(isRelative: Bool) async throws {
    try await withTemporaryFile { file in
      let link = file.deletingLastPathComponent().appending(path: "link.json")
      let target = isRelative ? file.lastPathComponent : file.path
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: target)

      let store = try await FileStore.open(link)
      store.set(7, forKey: currentReminderId)
      try store.save()

      #expect(try String(contentsOf: file, encoding: .utf8).contains("7"))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target)
    }
  }

  @Test func `links that lead in a circle are an error`() async throws {
    try await withTemporaryFile { file in
      let link = file.deletingLastPathComponent().appending(path: "link.json")
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: link.path, withDestinationPath: file.path)
      try manager.createSymbolicLink(atPath: file.path, withDestinationPath: link.path)

      await #expect(throws: FileStoreError.self) { _ = try await FileStore.open(link) }
    }
  }

  @Test(arguments: [0o600, 0o640])
  func `a private file stays private`(permissions: Int) async throws {
    try await withTemporaryFile { file in
      let manager = FileManager.default
      try Data("{}".utf8).write(to: file)
      try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)

      let store = try await FileStore.open(file)
      store.set(7, forKey: currentReminderId)
      try store.save()

      let attributes = try manager.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == permissions)
    }
  }

  @Test(arguments: [nil, 0, 7, Int.max, "seven", true] as [(any Sendable)?])
  func `the file, the memory and UserDefaults lead to the same id`(
    stored: (any Sendable)?
  ) async throws {
    try await withTemporaryFile { file in
      let fileStore = try await FileStore.open(file)
      fileStore.set(stored, forKey: currentReminderId)
      try fileStore.save()
      let memory = MemoryStore()
      memory.set(stored, forKey: currentReminderId)

      let expected = nextId(in: memory)
      #expect(try await nextId(in: FileStore.open(file)) == expected)

      try withTemporaryDefaults { defaults in
        defaults.set(stored, forKey: currentReminderId)
        #expect(nextId(in: defaults) == expected)
      }
    }
  }

  private func nextId(in store: any KeyValueStore) -> Int? {
    try? ReminderIdGenerator(store: store).nextReminderId()
  }
}

struct FileLockTests {
  @Test func `a link to a file that doesn't exist yet has the file's lock`() throws {
    try withTemporaryFile { file in
      let link = file.appendingPathExtension("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)

      try FileLock(for: link).release()

      let files = FileManager.default
      #expect(files.fileExists(atPath: file.appendingPathExtension("lock").path))
      #expect(!files.fileExists(atPath: link.appendingPathExtension("lock").path))
    }
  }

  @Test func `whoever waits for the lock gets it when it is released`() async throws {
    try await withTemporaryFile { file in
      let lock = try FileLock(for: file)
      let (order, note) = AsyncStream<String>.makeStream()
      // Waiting for the lock blocks a thread, so it gets one of its own.
      Thread.detachNewThread {
        note.yield("waits")
        let lock = try? FileLock(for: file)
        note.yield(lock == nil ? "no lock" : "second")
        lock?.release()
        note.finish()
      }
      var notes: [String] = []
      for await word in order {
        notes.append(word)
        guard word == "waits" else { continue }
        note.yield("first")
        lock.release()
      }

      #expect(notes == ["waits", "first", "second"])
    }
  }

  @Test func `a lock that can't be made is an error`() throws {
    try withTemporaryFile { file in
      try Data().write(to: file)
      let below = file.appending(path: "reminders.json")

      #expect(throws: FileStoreError.self) { _ = try FileLock(for: below) }
    }
  }
}
