import Foundation
import IsolatedDependencies
import ReminderStorage
import TestSupport
import Testing

/// The sequence in a file, against a real one.
struct FileLastIdTests {
  @Test func `the ids go on in the file, also for another generator`() throws {
    try withTemporarySuiteName { path throws in
      let file = URL(filePath: path)
      let mine = ReminderIdGenerator(sequence: FileLastId(file: file))
      let yours = ReminderIdGenerator(sequence: FileLastId(file: file))

      #expect(
        try [mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId()] == [0, 1, 2])
      #expect(try String(contentsOf: file, encoding: .utf8) == "2")
    }
  }

  @Test func `many threads get an id each`() async throws {
    let ids = try await withTemporaryFile { file in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<20 {
          group.addTask {
            try ReminderIdGenerator(sequence: FileLastId(file: file)).nextReminderId()
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
    }

    #expect(ids == Set(0..<20))
  }

  @Test(arguments: ["seven", "", "7.5", "99999999999999999999"])
  func `a file without an integer is reported, and stays`(text: String) throws {
    try withTemporarySuiteName { path throws in
      let file = URL(filePath: path)
      try text.write(to: file, atomically: true, encoding: .utf8)
      let generator = ReminderIdGenerator(sequence: FileLastId(file: file))

      #expect(throws: ReminderIdError.notAnInteger(found: "\"\(text)\"", key: "suite")) {
        try generator.nextReminderId()
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test func `the largest id is the last one, stays, and leaves the file free`() throws {
    try withTemporarySuiteName { path throws in
      let file = URL(filePath: path)
      try "\(Int.max)".write(to: file, atomically: true, encoding: .utf8)
      let generator = ReminderIdGenerator(sequence: FileLastId(file: file))

      for _ in 1...2 {
        #expect(throws: ReminderIdError.exhausted(key: nil)) { try generator.nextReminderId() }
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "\(Int.max)")
    }
  }

  @Test func `a folder that doesn't exist is reported`() {
    let file = URL(filePath: "/nowhere/to/be/found")

    #expect(throws: POSIXError(.ENOENT)) {
      try ReminderIdGenerator(sequence: FileLastId(file: file)).nextReminderId()
    }
  }
}

private func withTemporaryFile<Result>(
  _ body: (URL) async throws -> Result
) async throws -> Result {
  let file = FileManager.default.temporaryDirectory
    .appending(path: "di-workbook-\(UUID().uuidString)")
  defer {
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: FileLastId(file: file).lockFile)
  }
  return try await body(file)
}
