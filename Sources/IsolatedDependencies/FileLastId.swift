public import Foundation
import ReminderStorage

// Foundation brings POSIX along. That it brings the members of its error codes, too, is sure on Linux.
#if canImport(Darwin)
  import Darwin
#endif

/// Keeps the last id in a file, and locks the file against other processes during the step.
///
/// The lock is on a second file, because an atomic write replaces the first one, and a lock stays
/// with the file that was replaced. The kernel frees it when its process ends, however that ends.
/// `flock` belongs to the open file and not to the process, so it also keeps two threads apart. It
/// only helps if everyone who writes the file takes it. (The `UserDefaults` of an app group offer no
/// whole step.)
///
/// iOS ends an app that is suspended while it holds a lock on a file that it shares (0xdead10cc). So
/// keep the rule short, and call this within `ProcessInfo.performExpiringActivity(withReason:using:)`
/// wherever the app may be suspended meanwhile, but only if its block receives `false`: with `true`,
/// the suspension is near. That method returns at once, and runs its block later on another thread. If
/// the step is still running when the suspension is near, the block runs again, with `true`. If the
/// system grants no time, the block's only run receives `true`. So the caller needs an async method that
/// resumes exactly once: after the step, or without it.
///
/// The call blocks its thread while another process has the lock, so keep it off the main actor. Tasks
/// share few threads, too. So where another process may run a long step, call it on a thread of your own.
///
/// The rule must not begin a step with the same file: that call would never return.
public nonisolated struct FileLastId: LastIdSequence {
  private let file: URL

  /// The file that is locked during a step.
  public var lockFile: URL { file.appendingPathExtension("lock") }

  /// Makes a sequence with its last id in `file`, which need not exist yet, but can't be a link.
  public init(file: URL) {
    self.file = file
  }

  /// Replaces the last id while no other process, thread or task runs a step with this file.
  ///
  /// It blocks the calling thread until the file is free.
  ///
  /// - Throws: `ReminderIdError` if the file holds no integer, what `rule` throws, and the system's
  ///   errors. The file stays as it was.
  public func advance(by rule: (Int?) throws -> Int) throws -> Int {
    let descriptor = try lock()
    defer { close(descriptor) }
    let id = try rule(lastId())
    try Data("\(id)".utf8).write(to: file, options: .atomic)
    return id
  }

  private func lock() throws -> CInt {
    let descriptor = open(lockFile.path(percentEncoded: false), O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno != EINTR else { continue }
      let code = errno
      close(descriptor)
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
    return descriptor
  }

  private func lastId() throws -> Int? {
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    }
    guard let id = Int(text) else {
      throw ReminderIdError.notAnInteger(found: "\"\(text)\"", key: file.lastPathComponent)
    }
    return id
  }
}
