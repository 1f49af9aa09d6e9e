import Foundation
import Testing

/// Runs `body` with a bundle of these files, by name, and removes it afterwards.
func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "di-workbook-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  // A bundle lists its folder once, so the files must be there before it is made.
  for (name, content) in files {
    try Data(content.utf8).write(to: folder.appending(path: name))
  }
  try body(#require(Bundle(url: folder)))
}
