import Foundation
import WorkbookKit

/// Writes to standard output; where that is not possible, says so once and leaves.
func write(_ text: String) {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
  } catch {
    let problem = Data("workbook: the output can't be written\n".utf8)
    try? FileHandle.standardError.write(contentsOf: problem)
    exit(3)
  }
}

// A reader that has seen enough ends the guide without a word, whatever started it has set.
_ = signal(SIGPIPE, SIG_DFL)

let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
let guide = Guide(from: here, environment: ProcessInfo.processInfo.environment, write: write)
Guide.leave(with: guide.run(Array(CommandLine.arguments.dropFirst())))
