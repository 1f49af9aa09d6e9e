import Foundation
import WorkbookKit

let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
let guide = Guide(from: here, environment: ProcessInfo.processInfo.environment) { text in
  FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
exit(guide.run(Array(CommandLine.arguments.dropFirst())))
