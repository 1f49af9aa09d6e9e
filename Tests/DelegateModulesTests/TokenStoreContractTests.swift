import DelegateModules
import Foundation
import TestSupport
import Testing

/// What any token store must do, asked of the one in memory and of the one on disk.
struct TokenStoreContractTests {
  @Test(arguments: Store.allCases)
  func `an empty store says that nothing is stored`(_ store: Store) throws {
    try store.withEmptyStore { store throws in
      #expect(throws: NotRestorable.nothingStored) { try store.load() }
    }
  }

  @Test(arguments: Store.allCases)
  func `the token that was saved last comes back, again and again`(_ store: Store) throws {
    try store.withEmptyStore { store in
      try store.save(stored)
      try store.save(granted)
      let tokens = try [store.load(), store.load()]
      #expect(tokens == [granted, granted])
    }
  }

  @Test(arguments: Store.allCases)
  func `two stores are two tokens`(_ store: Store) throws {
    try store.withEmptyStore { mine in
      try store.withEmptyStore { yours in
        try mine.save(stored)
        #expect(throws: NotRestorable.nothingStored) { try yours.load() }
      }
    }
  }
}

/// What only a file can do.
struct FileTokenStoreTests {
  @Test func `a token survives its store`() throws {
    try withTemporaryFolder { folder in
      try FileTokenStore(folder: folder).save(stored)
      let token = try FileTokenStore(folder: folder).load()
      #expect(token == stored)
    }
  }

  @Test func `the file is the user's alone, also when it is replaced`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "token")
      _ = FileManager.default.createFile(
        atPath: file.path(percentEncoded: false), contents: nil,
        attributes: [.posixPermissions: 0o644])

      try FileTokenStore(folder: folder).save(stored)

      let attributes = try FileManager.default.attributesOfItem(
        atPath: file.path(percentEncoded: false))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `saving leaves one file behind`() throws {
    try withTemporaryFolder { folder in
      try FileTokenStore(folder: folder).save(stored)
      try FileTokenStore(folder: folder).save(granted)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.path(percentEncoded: false))
      #expect(files == ["token"])
    }
  }

  @Test func `a save that fails leaves nothing behind`() throws {
    try withTemporaryFolder { folder throws in
      // A folder is where the file belongs, so the new file can't be moved there.
      try FileManager.default.createDirectory(
        at: folder.appending(path: "token"), withIntermediateDirectories: false)

      #expect(throws: CocoaError.self) { try FileTokenStore(folder: folder).save(stored) }

      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.path(percentEncoded: false))
      #expect(files == ["token"])
    }
  }

  @Test func `a file without a token in it is unreadable`() throws {
    try withTemporaryFolder { folder in
      try Data("seven".utf8).write(to: folder.appending(path: "token"))
      #expect(throws: NotRestorable.unreadable) { try FileTokenStore(folder: folder).load() }
    }
  }

  @Test func `a folder may have a space in its name`() throws {
    try withTemporaryFolder { folder in
      let folder = folder.appending(path: "Application Support")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileTokenStore(folder: folder).save(stored)
      let token = try FileTokenStore(folder: folder).load()
      #expect(token == stored)
    }
  }

  @Test func `a folder that is missing is reported`() throws {
    try withTemporaryFolder { folder throws in
      let store = FileTokenStore(folder: folder.appending(path: "missing"))
      #expect(throws: CocoaError.self) { try store.save(stored) }
    }
  }
}

/// The stores that must keep the contract.
enum Store: CaseIterable {
  case memory
  case file

  func withEmptyStore(_ body: (any TokenStore) throws -> Void) throws {
    switch self {
    case .memory: try body(MemoryTokenStore())
    case .file: try withTemporaryFolder { try body(FileTokenStore(folder: $0)) }
    }
  }
}
