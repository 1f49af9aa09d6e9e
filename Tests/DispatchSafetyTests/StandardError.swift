import Foundation
import Testing

/// Writes a line at once, so that it is there even if the next statement traps.
func say(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

extension ExitTest.Result {
  /// What the process wrote to its standard error.
  var said: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
