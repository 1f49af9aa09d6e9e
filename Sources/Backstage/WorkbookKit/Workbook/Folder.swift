import Foundation

/// A folder and what is in it, by paths from the folder.
struct Folder {
  let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// The text of a file, or nil if it can't be read as UTF-8.
  ///
  /// Its lines end with "\n", also where Git has made "\r\n" of that.
  func text(of path: String) -> String? {
    let text = try? String(contentsOf: url.appending(path: path), encoding: .utf8)
    return text?.replacing("\r\n", with: "\n")
  }

  func data(of path: String) -> Data? { try? Data(contentsOf: url.appending(path: path)) }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = url.appending(path: path).path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path(percentEncoded: false))
  }

  /// All files at any depth below `path`, sorted, but for hidden ones and for links.
  func files(below path: String) -> [String] {
    let items = names(in: path).map { path.isEmpty ? $0 : "\(path)/\($0)" }
    return items.flatMap { item in
      switch System.kind(of: url.appending(path: item)) {
      case .folder: files(below: item)
      case .file: [item]
      case nil: [] as [String]
      }
    }
    .sorted()
  }

  /// The names of what lies directly in `path`, sorted, but for hidden ones.
  func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: url.appending(path: path).path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Writes a file unless it holds `data` already, so that its date says when it changed.
  func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    if (try? Data(contentsOf: file)) == data { return }
    let before = modificationDate(of: file)
    if before == nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try put(data, into: file)
    // The compiler driver compares whole seconds: of two versions that are written within one,
    // it keeps the first.
    if let before, let after = modificationDate(of: file),
      after.timeIntervalSince1970.rounded(.down) <= before.timeIntervalSince1970.rounded(.down)
    {
      try FileManager.default.setAttributes(
        [.modificationDate: before.addingTimeInterval(1)],
        ofItemAtPath: file.path(percentEncoded: false))
    }
  }

  /// Writes without the wait for the disk that `Data.write(to:)` has: what is written here can be
  /// made again.
  private func put(_ data: Data, into file: URL) throws {
    guard let stream = OutputStream(url: file, append: false) else {
      throw CocoaError(.fileWriteUnknown)
    }
    stream.open()
    defer { stream.close() }
    guard data.isEmpty || stream.write([UInt8](data), maxLength: data.count) == data.count else {
      throw stream.streamError ?? CocoaError(.fileWriteUnknown)
    }
  }

  func modificationDate(of path: String) -> Date? {
    modificationDate(of: url.appending(path: path))
  }

  private func modificationDate(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false))
    return attributes?[.modificationDate] as? Date
  }
}
