import Foundation
import IsolatedDependencies
import ReminderStorage
import TestSupport
import Testing

// Foundation brings POSIX along. That it brings the members of its error codes, too, is sure on Linux.
#if canImport(Darwin)
  import Darwin
#endif

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
