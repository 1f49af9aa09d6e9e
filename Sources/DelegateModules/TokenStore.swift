public import Foundation

/// A place that keeps one token: in an app, the Keychain.
public protocol TokenStore {
  /// Returns the token that was saved last, or throws why there is none.
  func load() throws(NotRestorable) -> Token

  /// Saves `token` in place of the one before. Throws if it can't.
  func save(_ token: Token) throws
}

extension TokenStore {
  /// Returns the token that was saved last, or why there is none.
  public func restored() -> Result<Token, NotRestorable> {
    Result { () throws(NotRestorable) in try load() }
  }

  /// Saves a token that the user granted, and returns it, or a refusal if that fails.
  public func keep(_ token: Token) -> Result<Token, OAuthRefusal> {
    do {
      try save(token)
      return .success(token)
    } catch {
      return .failure(.notStored)
    }
  }
}

/// A store that loses its token when the process ends.
public final class MemoryTokenStore: TokenStore {
  private var token: Token?

  /// Makes an empty store.
  public init() {}

  /// Returns the token that was saved last, or throws if none was.
  public func load() throws(NotRestorable) -> Token {
    guard let token else { throw .nothingStored }
    return token
  }

  /// Saves `token` in place of the one before.
  public func save(_ token: Token) { self.token = token }
}

/// A store that keeps its token in a file that no other user of the computer can read.
///
/// It's for a command-line tool or a server on Linux, which has no Keychain. The file is not
/// encrypted, and backups contain it.
public struct FileTokenStore: TokenStore {
  private let file: URL

  /// Makes a store that keeps its token in the file "token" of `folder`, which must exist.
  public init(folder: URL) {
    file = folder.appending(path: "token")
  }

  /// Returns the token in the file, or throws if there is no file, or no token in it.
  public func load() throws(NotRestorable) -> Token {
    guard FileManager.default.fileExists(atPath: path(file)) else { throw .nothingStored }
    do {
      return try JSONDecoder().decode(Token.self, from: Data(contentsOf: file))
    } catch {
      throw .unreadable
    }
  }

  /// Writes a new file and moves it over the old one.
  ///
  /// Throws if it can't. The new file has mode 0600 from its first moment: a `chmod` after the
  /// write comes too late.
  public func save(_ token: Token) throws {
    let new = file.appendingPathExtension(UUID().uuidString)
    let descriptor = open(path(new), O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: JSONEncoder().encode(token))
      guard rename(path(new), path(file)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw error
    }
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
