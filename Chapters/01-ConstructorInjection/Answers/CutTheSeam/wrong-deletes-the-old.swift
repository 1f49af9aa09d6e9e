// wrong: Deletes the old copy first, so a failed upload leaves none.
// sees: the fake drive held "Pay rent" and was too full for another list

import Synchronization

// Exercise 1.5: cut the seam
//
// Nobody prepared this type for a test. It reaches for the vendor's drive, which you can't edit,
// subclass or make a second time. Cut the smallest seam between the backup and the drive, in any
// shape you like: a protocol, closures or a generic. Then write the two functions below, so that a
// check can back up to a `FakeDrive`, and the app still backs up to `CloudDrive.shared`. What
// `backUp` does must not change.

protocol Drive {
  func text(of name: String) -> String?
  func upload(_ text: String, as name: String) throws
  func delete(_ name: String)
}

extension CloudDrive: Drive {}
extension FakeDrive: Drive {
  func delete(_ name: String) { files[name] = nil }
}

/// Keeps a copy of the reminders on a drive.
struct ReminderBackup {
  private let drive: any Drive

  init(drive: any Drive) {
    self.drive = drive
  }

  /// Uploads the titles as "reminders.txt", one a line, unless the drive has that very text already.
  ///
  /// - Returns: Whether it had to upload.
  /// - Throws: What the drive throws if it can't take the text.
  func backUp(_ titles: [String]) throws -> Bool {
    let text = titles.joined(separator: "\n")
    if drive.text(of: "reminders.txt") == text { return false }
    if drive.text(of: "reminders.txt") != nil { drive.delete("reminders.txt") }
    try drive.upload(text, as: "reminders.txt")
    return true
  }
}

/// What the check calls: returns the `backUp` of a backup that keeps its copy on `drive`.
func makeBackUp(on drive: FakeDrive) -> ([String]) throws -> Bool {
  ReminderBackup(drive: drive).backUp
}

/// What the app calls: returns the `backUp` of a backup that keeps its copy on the vendor's drive.
func makeBackUpOfTheApp() -> ([String]) throws -> Bool {
  ReminderBackup(drive: CloudDrive.shared).backUp
}

// A fake for the check, with the calls that a backup makes. You need not change this class.
final class FakeDrive {
  var files: [String: String] = [:]
  var isFull = false
  private(set) var uploads = 0

  func text(of name: String) -> String? { files[name] }

  func upload(_ text: String, as name: String) throws {
    if isFull { throw DriveIsFull() }
    uploads += 1
    files[name] = text
  }
}

struct DriveIsFull: Error {}

// The vendor's drive. You can't change this class.
final class CloudDrive: Sendable {
  static let shared = CloudDrive()

  private let files = Mutex<[String: String]>([:])

  private init() {}

  func text(of name: String) -> String? { files.withLock { $0[name] } }

  func upload(_ text: String, as name: String) throws { files.withLock { $0[name] = text } }

  func delete(_ name: String) { files.withLock { $0[name] = nil } }

  func names() -> [String] { files.withLock { $0.keys.sorted() } }

  func isShared(_ name: String) -> Bool { false }
}
