import Alarms
public import Foundation
public import ReminderStorage
import Synchronization

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A place in which a program meets nothing of the user's: no defaults, no files, no network.
///
/// A file that runs in it gives these names another meaning at its top:
///
///     private typealias UserDefaults = Sandbox.UserDefaults
///     private typealias FileManager = Sandbox.FileManager
///     private typealias URLSession = Sandbox.URLSession
///     private func print(_ line: String) { Sandbox.print(line) }
///
/// The rest of the file is as it would be without. Each test has a sandbox of its own.
public final class Sandbox: Sendable {
  @TaskLocal static var current = Sandbox(answer: { _ in nil })

  /// What the server returns for a request, or nil if there is no connection.
  public typealias Answer = @Sendable (URLRequest) -> (status: Int, body: String)?

  private struct State {
    var values: [String: Value] = [:]
    var files: [String: Data] = [:]
    var folders: Set = [Sandbox.home.path]
    var requests: [URLRequest] = []
    var lines: [String] = []
    var uses: [String] = []
    var isFull = false
  }

  private static let home = URL(filePath: "/home-in-the-sandbox")

  private let state = Mutex(State())
  private let answer: Answer

  private init(answer: @escaping Answer) {
    self.answer = answer
  }

  /// Runs `body` in a new, empty sandbox, whose alarm center is empty, too.
  @MainActor public static func run<Result>(
    answering answer: @escaping Answer = { _ in nil }, _ body: (Sandbox) async throws -> Result
  ) async rethrows -> Result {
    let sandbox = Sandbox(answer: answer)
    return try await $current.withValue(sandbox) {
      try await AlarmCenter.$current.withValue(AlarmCenter()) { try await body(sandbox) }
    }
  }

  // MARK: - What a test sees

  /// What was used, in order, such as "UserDefaults" or "print".
  public var uses: [String] { state.withLock(\.uses) }

  /// The lines that were printed, in order.
  public var lines: [String] { state.withLock(\.lines) }

  /// The requests that were sent, in order.
  public var requests: [URLRequest] { state.withLock(\.requests) }

  /// Whether no file can be written.
  public var isFull: Bool {
    get { state.withLock(\.isFull) }
    set { state.withLock { $0.isFull = newValue } }
  }

  /// Returns the contents of the file with this name, in whatever folder it lies.
  public func file(_ name: String) -> String? {
    state.withLock { state in
      state.files.first { $0.key.hasSuffix("/" + name) }.map { String(decoding: $1, as: UTF8.self) }
    }
  }

  /// The paths of all files, sorted.
  public var paths: [String] { state.withLock { $0.files.keys.sorted() } }

  /// What the defaults hold, as text.
  public var stored: [String: String] { state.withLock { $0.values.mapValues { "\($0.any)" } } }

  /// Puts a text into a file in a folder of the home folder, without counting it as a use.
  public func keep(_ text: String, in file: String, of folder: String) {
    let folder = Self.home.appending(path: folder)
    let path = folder.appending(path: file).path
    state.withLock { state in
      state.folders.insert(folder.path)
      state.files[path] = Data(text.utf8)
    }
  }

  /// Removes a folder of the home folder with what is in it, without counting it as a use.
  public func removeFolder(_ folder: String) {
    let path = Self.home.appending(path: folder).path
    state.withLock { state in
      state.folders = state.folders.filter { $0 != path && !$0.hasPrefix(path + "/") }
      state.files = state.files.filter { !$0.key.hasPrefix(path + "/") }
    }
  }

  /// Stores a value without counting it as a use.
  public func store(_ value: Any?, forKey key: String) {
    let value = Value(value)
    state.withLock { $0.values[key] = value }
  }

  // MARK: - What a program sees

  /// Takes `print`'s place.
  public static func print(_ line: String) {
    current.use("print") { $0.lines.append(line) }
  }

  /// Takes the place of Foundation's `UserDefaults`.
  public final class UserDefaults: KeyValueStore, Sendable {
    /// The defaults of the sandbox in which they are used, also where a program keeps them for good.
    public static let standard = UserDefaults()

    private var sandbox: Sandbox { current }

    private init() {}

    /// Returns the value under `key`.
    public func object(forKey key: String) -> Any? {
      sandbox.use("UserDefaults") { $0.values[key] }?.any
    }

    /// Returns the text under `key`.
    public func string(forKey key: String) -> String? { object(forKey: key) as? String }

    /// Stores `value` under `key`.
    public func set(_ value: Any?, forKey key: String) {
      let value = Value(value)
      sandbox.use("UserDefaults") { $0.values[key] = value }
    }

    /// Removes what is under `key`.
    public func removeObject(forKey key: String) { set(nil, forKey: key) }
  }

  /// Takes the place of Foundation's `FileManager`.
  public final class FileManager: Sendable {
    /// The files of the sandbox in which they are used.
    public static let `default` = FileManager()

    private var sandbox: Sandbox { current }

    private init() {}

    /// A folder that is on no disk.
    public var homeDirectoryForCurrentUser: URL { Sandbox.home }

    /// Makes a folder.
    public func createDirectory(
      at url: URL, withIntermediateDirectories createIntermediates: Bool
    ) throws {
      let path = url.path
      sandbox.use("FileManager") { _ = $0.folders.insert(path) }
    }

    /// Returns what is in a file.
    public func contents(atPath path: String) -> Data? {
      sandbox.use("FileManager") { $0.files[path] }
    }

    /// Whether there is a file.
    public func fileExists(atPath path: String) -> Bool { contents(atPath: path) != nil }

    /// Writes a file, if its folder is there.
    public func createFile(atPath path: String, contents data: Data?) -> Bool {
      let folder = URL(filePath: path).deletingLastPathComponent().path
      return sandbox.use("FileManager") { state in
        guard !state.isFull, state.folders.contains(folder) else { return false }
        state.files[path] = data ?? Data()
        return true
      }
    }
  }

  /// Takes the place of Foundation's `URLSession`.
  public final class URLSession: Sendable {
    /// The session of the sandbox in which it is used.
    public static let shared = URLSession()

    private var sandbox: Sandbox { current }

    private init() {}

    /// Sends a request to the sandbox's server.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      sandbox.use("URLSession") { $0.requests.append(request) }
      guard let url = request.url, let answer = sandbox.answer(request),
        let response = HTTPURLResponse(
          url: url, statusCode: answer.status, httpVersion: nil, headerFields: nil)
      else { throw URLError(.notConnectedToInternet) }
      return (Data(answer.body.utf8), response)
    }
  }

  private func use<Result: Sendable>(
    _ name: String, _ body: @Sendable (inout State) -> Result
  ) -> Result {
    state.withLock { state in
      state.uses.append(name)
      return body(&state)
    }
  }
}

/// A value that the defaults can hold and that tasks can share.
private enum Value: Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case decimal(Double)
  case date(Date)

  init?(_ value: Any?) {
    switch value {
    case let value as String: self = .text(value)
    case let value as Int: self = .number(value)
    case let value as Bool: self = .flag(value)
    case let value as Double: self = .decimal(value)
    case let value as Date: self = .date(value)
    case let value?: self = .text("\(value)")
    case nil: return nil
    }
  }

  var any: Any {
    switch self {
    case .text(let value): value
    case .number(let value): value
    case .flag(let value): value
    case .decimal(let value): value
    case .date(let value): value
    }
  }
}
