public import Foundation
public import ReminderStorage

/// A store in a JSON file: it reads the file when it is opened, and writes it when it is told to.
///
/// In between, it works on a copy in memory. So two stores of one file know nothing of each other.
public final class FileStore: SavableStore {
  private let file: URL
  private var values: [String: Any]
  private var isSaved = true

  private init(file: URL, values: [String: Any]) {
    self.file = file
    self.values = values
  }

  /// Opens the store in `file`, which is empty if there is no such file.
  ///
  /// The file is read and decoded in the background.
  ///
  /// - Throws: ``FileStoreError`` if the file can't be read or holds no store. It is never taken for
  ///   an empty one.
  public static func open(_ file: URL) async throws(FileStoreError) -> FileStore {
    // Saving replaces the file, and must not replace a link to it.
    let file = target(of: file)
    return FileStore(file: file, values: try await values(in: file))
  }

  // `resolvingSymlinksInPath()` stops at a link whose file doesn't exist yet.
  static func target(of link: URL) -> URL {
    var file = link.resolvingSymlinksInPath()
    for _ in 1...32 {  // links can lead in a circle
      guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) else {
        return file
      }
      let next =
        path.hasPrefix("/")
        ? URL(filePath: path) : file.deletingLastPathComponent().appending(path: path)
      file = next.resolvingSymlinksInPath()
    }
    return file
  }

  @concurrent private static func values(
    in file: URL
  ) async throws(FileStoreError) -> sending [String: Any] {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch CocoaError.fileReadNoSuchFile {
      return [:]
    } catch {
      throw .unreadable(file)
    }
    guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw .damaged(file)
    }
    return values
  }

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { values[key] }

  /// Stores `value` under `key` in memory.
  ///
  /// Nil removes what is stored there.
  public func set(_ value: Any?, forKey key: String) {
    values[key] = value
    isSaved = false
  }

  /// Writes the file, unless nothing was set since the last time.
  ///
  /// It writes where it is called, so on the main actor it stops the windows for that time. It
  /// replaces the file as a whole, so the file is never half written. The new file has the
  /// permissions of the old one. After an error, the values are still in memory and can be saved
  /// again.
  ///
  /// - Throws: ``FileStoreError`` if the values don't fit into JSON or the file can't be written.
  public func save() throws(FileStoreError) {
    if isSaved { return }
    guard JSONSerialization.isValidJSONObject(values) else { throw .unsuitable(file) }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = try JSONSerialization.data(
        withJSONObject: values, options: [.prettyPrinted, .sortedKeys])
      let old = permissions
      try data.write(to: file, options: .atomic)
      // On Linux, the new file would keep the default permissions.
      if let old, old != permissions {
        try FileManager.default.setAttributes(
          [.posixPermissions: old], ofItemAtPath: file.path)
      }
    } catch {
      throw .unwritable(file)
    }
    isSaved = true
  }

  private var permissions: Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.posixPermissions] as? Int
  }
}

/// Why a file could not be opened or saved.
public enum FileStoreError: Error, Equatable, CustomStringConvertible {
  /// There is a file, but it can't be read.
  case unreadable(URL)
  /// The file holds something other than a store.
  case damaged(URL)
  /// The values don't fit into JSON.
  case unsuitable(URL)
  /// The file can't be written.
  case unwritable(URL)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .unreadable(let file): "\(file.path) can't be read"
    case .damaged(let file): "\(file.path) is damaged; it was left as it is"
    case .unsuitable(let file): "\(file.path) can't hold these values; it was left as it is"
    case .unwritable(let file): "\(file.path) can't be written; nothing was saved"
    }
  }
}
