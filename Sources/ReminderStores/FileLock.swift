public import Foundation

/// Keeps others that use this lock away from a file, until it is released.
public final class FileLock {
  private let handle: FileHandle

  /// Waits until nobody holds the lock for `file`, in this process or another, and takes it.
  ///
  /// The lock is a file of its own, because saving replaces the file itself. That file stays.
  ///
  /// - Throws: ``FileStoreError/unwritable(_:)`` if the lock's file can't be made.
  public init(for file: URL) throws(FileStoreError) {
    let lock = FileStore.target(of: file).appendingPathExtension("lock")
    let folder = lock.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(lock.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(file) }
    while flock(descriptor, LOCK_EX) != 0 {
      // A signal only interrupts the wait.
      guard errno == EINTR else {
        close(descriptor)
        throw .unwritable(file)
      }
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Lets the next process in.
  public func release() {
    try? handle.close()
  }
}
