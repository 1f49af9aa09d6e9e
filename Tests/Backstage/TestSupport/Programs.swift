public import Foundation

/// The workbook that these tests are part of.
public let repository: URL = {
  var root = URL(filePath: #filePath)
  for _ in 1...4 { root.deleteLastPathComponent() }
  return root
}()

/// Runs a program to its end, and returns its exit code and what it wrote on both streams.
public func runProgram(
  _ program: URL, _ arguments: [String] = [], in folder: URL? = nil,
  environment: [String: String] = [:], input: FileHandle? = nil
) throws -> (code: Int32, output: String) {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  if let input { process.standardInput = input }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}
