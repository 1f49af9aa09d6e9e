import Foundation
import WorkbookKit

let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
let guide = Guide(from: here, environment: ProcessInfo.processInfo.environment) { print($0) }
exit(guide.run(Array(CommandLine.arguments.dropFirst())))
