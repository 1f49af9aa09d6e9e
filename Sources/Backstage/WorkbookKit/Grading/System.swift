import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the guide asks of the operating system itself.
///
/// All of it is POSIX.
enum System {
  /// The path of a file or folder without symbolic links, or as it is where there is no such file.
  static func realPath(of file: URL) -> String {
    let path = file.path(percentEncoded: false)
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  enum Kind { case file, folder }

  /// What lies here; nil for anything else, such as a link, wherever it leads.
  static func kind(of item: URL) -> Kind? {
    var status = stat()
    guard lstat(item.path(percentEncoded: false), &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: nil
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal that standard output leads to.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether somebody has typed a line, or the input has ended, within the milliseconds.
  static func hasInput(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }

  /// Whether the disk that a folder lies on has no room left.
  static func isFull(_ folder: URL) -> Bool {
    let disk = try? FileManager.default.attributesOfFileSystem(
      forPath: folder.path(percentEncoded: false))
    return (disk?[.systemFreeSize] as? Int).map { $0 < 1_000_000 } ?? false
  }

  /// Whether this process may take so many bytes of memory more, and so each that it starts.
  static func hasRoom(for bytes: Int) -> Bool {
    let room = mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard room != MAP_FAILED else { return false }
    munmap(room, bytes)
    return true
  }

  /// Sends a signal to a program and to those that it has started in its name.
  static func send(_ signal: Int32, to program: Int32) {
    // A program that the guide starts leads a group; a signal to a wrapper alone would not do.
    if kill(-program, signal) != 0 { kill(program, signal) }
  }

  /// Ends this process as if the signal had not been caught.
  static func die(of signal: Int32) -> Never {
    _ = Foundation.signal(signal, SIG_DFL)
    raise(signal)
    exit(128 + signal)
  }
}

/// A named pipe to which the processes of a run write their events, one after the other.
///
/// A build system may run each test target in a process of its own. SwiftPM would give each a file
/// then, and put these together when all have ended, which is too late to see where one hangs. So it
/// is not told of the pipe; the tests are, in a file with their configuration.
final class EventPipe {
  /// The path of the file that tells the tests where to write.
  let configuration: String
  private(set) var data = Data()
  private let folder: TemporaryFolder
  private let descriptor: Int32

  /// Makes the pipe; nil where the temporary folder takes none.
  init?() {
    guard let folder = TemporaryFolder() else { return nil }
    let path = folder.url.appending(path: "events").path(percentEncoded: false)
    let file = folder.url.appending(path: "configuration.json")
    guard mkfifo(path, 0o600) == 0,
      let json = try? JSONEncoder().encode(["eventStreamOutputPath": path]),
      (try? json.write(to: file)) != nil
    else { return nil }
    // For reading and writing, so that it stays open between two writers.
    descriptor = open(path, O_RDWR | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    self.folder = folder
    configuration = file.path(percentEncoded: false)
  }

  deinit { close(descriptor) }

  /// Takes what has been written so far, but not much more than `limit`: then the writer waits.
  func drain(upTo limit: Int) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while data.count <= limit {
      // A pipe of macOS holds 8 KB. Whoever waits for room writes on within a moment.
      var more = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&more, 1, 1) > 0 else { return }
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      data.append(contentsOf: buffer[..<count])
    }
  }
}

/// Holds back the signals that end a program, so that it can clean up first.
final class SignalHold {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Zero while none has come: all that a signal handler may do is to write a number.
  private static let caught = Atomic<Int32>(0)

  /// The last signal that came since.
  var signal: Int32? {
    let number = Self.caught.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  init() {
    Self.caught.store(0, ordering: .relaxed)
    for number in Self.signals {
      _ = Foundation.signal(number) { SignalHold.caught.store($0, ordering: .relaxed) }
    }
  }

  deinit {
    for number in Self.signals { _ = Foundation.signal(number, SIG_DFL) }
  }
}
