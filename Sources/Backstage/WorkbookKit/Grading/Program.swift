import Foundation

/// A program that the guide has run, and what it wrote: all of it, or the start and the end of each
/// stream.
struct Program {
  let output: String
  let errors: String

  /// Runs a command to its end.
  ///
  /// While it runs, `shallStop` is asked again and again whether to end it. It can look at what has
  /// been written so far. A signal that is to end the guide ends the command first.
  ///
  /// - Throws: ``GradingError`` if it can't be started, or if it ended because the guide shall end.
  static func run(
    _ command: [String], environment: [String: String] = [:],
    shallStop: (_ written: Written) -> Bool = { _ in false }
  ) throws(GradingError) -> Program {
    guard System.hasRoom(for: 600_000_000) else {
      throw .cantStart("This shell gives a program less memory than Swift needs (see ulimit -v).")
    }
    guard let written = Written() else { throw .cantWrite }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = written.output.handle
    process.standardError = written.errors.handle
    let signals = SignalHold()
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do {
      try process.run()
    } catch {
      throw .cantStart("\(command[0]) can't be run: \(error.localizedDescription).")
    }
    var stops = 0
    while end.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      guard signals.signal != nil || shallStop(written) else { continue }
      // SwiftPM passes this on to the tests, and ends those that do not listen after 24 seconds.
      stops += 1
      if stops % 5 == 1 {
        System.send(stops < 2_000 ? SIGINT : SIGKILL, to: process.processIdentifier)
      }
    }
    if let signal = signals.signal { throw .interrupted(signal: signal) }
    return Program(output: written.output.text, errors: written.errors.text)
  }

  /// What a running program has written so far.
  struct Written {
    private let folder: TemporaryFolder
    // Files and not pipes: no one must read while the program writes, however much it is. And two
    // of them, because what comes on one stream would cut the lines of the other in two.
    fileprivate let output: Stream
    fileprivate let errors: Stream

    /// Makes the files; nil where the temporary folder takes none.
    fileprivate init?() {
      guard let folder = TemporaryFolder(),
        let output = Stream(folder.url.appending(path: "output")),
        let errors = Stream(folder.url.appending(path: "errors"))
      else { return nil }
      self.folder = folder
      self.output = output
      self.errors = errors
    }

    var size: Int { output.size + errors.size }

    var text: String { output.text + errors.text }
  }

  /// A file that a program writes to.
  fileprivate struct Stream {
    private let file: URL
    let handle: FileHandle

    init?(_ file: URL) {
      guard (try? Data().write(to: file)) != nil, let handle = try? FileHandle(forWritingTo: file)
      else { return nil }
      self.file = file
      self.handle = handle
    }

    var size: Int {
      let path = file.path(percentEncoded: false)
      return (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    }

    /// The start and the end; what is between them says nothing new.
    var text: String {
      guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
      let part = 200_000
      var data = (try? handle.read(upToCount: part)) ?? Data()
      let size = size
      if size > part {
        try? handle.seek(toOffset: UInt64(max(part, size - part)))
        data += (try? handle.read(upToCount: part)) ?? Data()
      }
      return String(decoding: data, as: UTF8.self)
    }
  }
}

/// A folder for files that nobody needs for long; it vanishes with the object.
final class TemporaryFolder {
  let url: URL

  /// Makes the folder; nil where that is not possible.
  init?() {
    url = FileManager.default.temporaryDirectory.appending(path: "workbook-\(UUID().uuidString)")
    let made: Void? = try? FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false)
    if made == nil { return nil }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
