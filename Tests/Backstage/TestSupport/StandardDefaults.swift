import Foundation
public import Testing

/// Lets one test at a time use `UserDefaults.standard`: one of all that this user runs, in whatever
/// process.
///
/// On macOS the processes of a test run share what is stored there, and `.serialized` orders the
/// tests of one suite alone.
public struct AloneWithStandardDefaults: SuiteTrait, TestTrait, TestScoping {
  /// True: each test of a suite with this trait waits for its turn.
  public let isRecursive = true

  /// Makes the trait, for another trait that needs its scope.
  public init() {}

  /// The lock's name.
  static let lock = "standard-defaults"

  @TaskLocal private static var isHeld = false

  /// Waits until no other test is within such a scope, and runs the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    // A test's trait within its suite's has the lock already, and would wait for itself.
    if Self.isHeld { return try await body() }
    let lock = try await FileLock.taken(named: Self.lock)
    defer { lock.free() }
    try await Self.$isHeld.withValue(true) { try await body() }
  }
}

extension Trait where Self == AloneWithStandardDefaults {
  /// For a test, or each test of a suite, that reads or writes `UserDefaults.standard`.
  public static var aloneWithStandardDefaults: Self { Self() }
}

/// A lock that one process at a time can hold, and within a process one holder at a time.
///
/// The kernel frees it when its process ends, however that ends.
struct FileLock {
  private let descriptor: Int32

  /// Waits until a lock is free, and takes it.
  ///
  /// A thread of its own waits, because a task that waits for a file would keep others from running.
  /// The code of an exit test must not wait for a lock that a test holds: the exit test keeps a
  /// thread busy that the holder may need.
  static func taken(named name: String) async throws -> FileLock {
    let lock = try FileLock(named: name)
    try await onAThread { try lock.take() }
    return lock
  }

  /// Takes a lock if it is free, and returns nil if somebody has it.
  static func free(named name: String) throws -> FileLock? {
    let lock = try FileLock(named: name)
    if flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 { return lock }
    close(lock.descriptor)
    return nil
  }

  /// Frees the lock, also if a child process has inherited it.
  func free() {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private init(named name: String) throws {
    // Other users of the machine can't open this user's file, so the name has the user's number.
    let file = FileManager.default.temporaryDirectory
      .appending(path: "di-workbook-\(name)-\(getuid())")
    descriptor = open(file.path(percentEncoded: false), O_CREAT | O_RDONLY | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw CocoaError(.fileReadNoPermission, userInfo: [NSURLErrorKey: file]) }
  }

  private func take() throws {
    while flock(descriptor, LOCK_EX) != 0 {
      if errno != EINTR { throw CocoaError(.fileLocking) }
    }
  }
}

/// Runs `body`, which blocks, on a thread of its own: a task that waits would keep others from running.
public func onAThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}
