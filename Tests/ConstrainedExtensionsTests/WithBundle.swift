import Foundation
import TestSupport
import Testing

/// Runs `body` with a bundle of these files, by name, and removes it afterwards.
func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
  try withTemporaryFolder { folder in
    // A bundle lists its folder once, so the files must be there before it is made.
    for (name, content) in files {
      try Data(content.utf8).write(to: folder.appending(path: name))
    }
    try body(#require(Bundle(url: folder)))
  }
}
