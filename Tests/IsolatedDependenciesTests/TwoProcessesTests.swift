import Foundation
import IsolatedDependencies
import ReminderStorage
import TestSupport
import Testing

/// The third column of the lesson's table: two processes, one file.
struct TwoProcessesTests {
  /// A child process stops in each form's call, and this process makes one meanwhile.
  @Test func `only a locked file keeps another process out`() async throws {
    let meeting = Meeting(ofProcess: getpid())
    try meeting.prepare()
    defer { meeting.end() }
    let ours = Task(executorPreference: OwnThreads()) {
      var ids: [Form: Int] = [:]
      for form in Form.allCases {
        try meeting.waitForTheChild(in: form)
        if form == .lockedFile {
          #expect(FileLastId(file: meeting.file(of: form)).isLocked)
          try meeting.letTheChildGoOn(in: form)
          ids[form] = try await form.nextId(in: meeting.file(of: form))
        } else {
          ids[form] = try await form.nextId(in: meeting.file(of: form))
          try meeting.letTheChildGoOn(in: form)
        }
      }
      return ids
    }

    await #expect(processExitsWith: .success) {
      let meeting = Meeting(ofProcess: getppid())
      for form in Form.allCases {
        let id = try await form.nextId(in: meeting.file(of: form)) {
          try meeting.pauseTheChild(in: form)
        }
        try "\(id)".write(to: meeting.result(of: form), atomically: true, encoding: .utf8)
      }
    }
    meeting.letAllGo()

    let mine = try await ours.value
    let childs = Dictionary(
      uniqueKeysWithValues: try Form.allCases.map { form in
        (form, Int(try String(contentsOf: meeting.result(of: form), encoding: .utf8)))
      })
    for form in Form.allCases where form != .lockedFile {
      #expect([childs[form], mine[form]] == [0, 0], "\(form)")
    }
    #expect([childs[.lockedFile], mine[.lockedFile]] == [0, 1])
  }
}

/// The rows of the table.
private enum Form: String, CaseIterable {
  case unprotected, lock, actor, mainActor, lockedMemory, lockedFile

  /// Takes an id from a file; in the middle, between the read and the write, it calls `pause`.
  func nextId(in file: URL, pause: @escaping @Sendable () throws -> Void = {}) async throws -> Int {
    let store = FileStore(file: file, afterReading: pause)
    return switch self {
    case .unprotected: try UnprotectedReminderIdGenerator(store: store).nextReminderId()
    case .lock: try LockedReminderIdGenerator(store: store).nextReminderId()
    case .actor: try await IsolatedReminderIdGenerator(store: store).nextReminderId()
    case .mainActor:
      try await MainActorReminderIdGenerator(store: store).nextReminderId()
    case .lockedMemory:
      try ReminderIdGenerator(sequence: LockedLastId(store: store)).nextReminderId()
    case .lockedFile:
      try ReminderIdGenerator(sequence: PausedSequence(file: file, pause: pause)).nextReminderId()
    }
  }
}

/// A file as a key-value store: each read and each write is whole, and nothing locks the two.
private struct FileStore: KeyValueStore, Sendable {
  let file: URL
  let afterReading: @Sendable () throws -> Void

  func object(forKey key: String) -> Any? {
    let text = try? String(contentsOf: file, encoding: .utf8)
    try? afterReading()
    return text.flatMap { Int($0) }
  }

  func set(_ value: Any?, forKey key: String) {
    try? Data("\(value ?? "")".utf8).write(to: file, options: .atomic)
  }
}

private struct PausedSequence: LastIdSequence {
  let file: URL
  let pause: @Sendable () throws -> Void

  func advance(by rule: (Int?) throws -> Int) throws -> Int {
    try FileLastId(file: file).advance { last in
      try pause()
      return try rule(last)
    }
  }
}

extension FileLastId {
  /// Whether somebody holds the lock at this moment.
  var isLocked: Bool {
    let descriptor = open(lockFile.path(percentEncoded: false), O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    return descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }
}

/// A folder that a process shares with the one that it starts, and where each waits for the other.
///
/// They wait at named pipes: to open one for reading takes somebody who opens it for writing.
private struct Meeting: Sendable {
  private let folder: URL

  /// The code of an exit test captures nothing on Swift 6.2, so it finds the folder by the number
  /// of the process that started it.
  init(ofProcess id: Int32) {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "di-workbook-two-processes-\(id)", directoryHint: .isDirectory)
  }

  func prepare() throws {
    end()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for form in Form.allCases {
      for pipe in [hasRead(form), goesOn(form)] { mkfifo(pipe.path(percentEncoded: false), 0o600) }
    }
  }

  func end() { try? FileManager.default.removeItem(at: folder) }

  func file(of form: Form) -> URL { folder.appending(path: form.rawValue) }
  func result(of form: Form) -> URL { folder.appending(path: "\(form.rawValue).result") }
  private func hasRead(_ form: Form) -> URL { folder.appending(path: "\(form.rawValue).hasRead") }
  private func goesOn(_ form: Form) -> URL { folder.appending(path: "\(form.rawValue).goesOn") }

  func pauseTheChild(in form: Form) throws {
    try FileHandle(forWritingTo: hasRead(form)).close()
    _ = try FileHandle(forReadingFrom: goesOn(form)).readToEnd()
  }

  func waitForTheChild(in form: Form) throws {
    _ = try FileHandle(forReadingFrom: hasRead(form)).readToEnd()
  }

  func letTheChildGoOn(in form: Form) throws {
    try FileHandle(forWritingTo: goesOn(form)).close()
  }

  /// Once the child has ended: wakes whoever would wait for it in vain, because it has failed.
  func letAllGo() {
    for form in Form.allCases {
      for pipe in [hasRead(form), goesOn(form)] {
        // Read and write: this waits for nobody, and both kinds of waiters go on.
        close(open(pipe.path(percentEncoded: false), O_RDWR | O_NONBLOCK))
      }
    }
  }
}
