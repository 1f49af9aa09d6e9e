/// Reads the titles of reminders from a text, in a format that the caller chooses.
///
/// This is a *Strategy* (Gamma, Helm, Johnson and Vlissides, *Design Patterns*, 1994): the step that
/// differs is an argument. In a *Template Method*, a subclass overrides it.
public struct Importer {
  private let parse: (String) throws -> [String]

  /// Creates an importer that reads a text with `parse`.
  public init(parse: @escaping (String) throws -> [String]) {
    self.parse = parse
  }

  /// Returns the titles in `text`.
  ///
  /// - Throws: ``ImportError`` if the text is too large, and otherwise what the step throws.
  public func titles(in text: String) throws -> [String] {
    guard text.utf8.count <= 1_000_000 else { throw ImportError.tooLarge }
    return try parse(text)
  }
}

/// Why a text can't be imported.
public enum ImportError: Error {
  /// The text has more than a million bytes.
  case tooLarge
}
