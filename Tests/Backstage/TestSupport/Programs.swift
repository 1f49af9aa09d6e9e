public import Foundation

/// The workbook that these tests are part of.
public let repository: URL = {
  var root = URL(filePath: #filePath)
  for _ in 1...4 { root.deleteLastPathComponent() }
  return root
}()

/// The environment for programs that tests start: that of `parent`, with these settings.
///
/// It leaves out an Xcode scheme's malloc diagnostics, the libraries that the scheme inserts, and the
/// debugger's order to print the log, because those print into what a test compares. A `swift` that
/// `.ci/with` has put in the place of the real one is put there again.
public func environment(
  with settings: [String: String] = [:],
  of parent: [String: String] = ProcessInfo.processInfo.environment
) -> [String: String] {
  var environment = parent.filter {
    !$0.key.hasPrefix("Malloc")
      && !["DYLD_INSERT_LIBRARIES", "OS_ACTIVITY_DT_MODE"].contains($0.key)
  }
  if let wrapper = environment["SWIFT_WRAPPER"], let path = environment["PATH"] {
    environment["PATH"] = "\(wrapper):\(path)"
  }
  return environment.merging(settings) { $1 }
}

/// Runs a program to its end, and returns its exit code and what it wrote on both streams.
public func runProgram(
  _ program: URL, _ arguments: [String] = [], in folder: URL? = nil,
  environment settings: [String: String] = [:], input: FileHandle? = nil
) throws -> (code: Int32, output: String) {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = environment(with: settings)
  if let input { process.standardInput = input }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}
