public import Foundation

/// A type that can be made from the body of a response.
///
/// The talk calls this protocol `Decodable`. Since 2017 the standard library has one of that name,
/// so this one says what it decodes. A type that is `Decodable` conforms without writing anything.
public protocol BodyDecodable {
  /// Makes a value from `body`.
  ///
  /// - Throws: ``ClientError`` that says what is wrong with the body.
  static func decode(_ body: Data) throws(ClientError) -> Self
}

extension BodyDecodable where Self: Decodable {
  /// Makes a value from a body that is JSON.
  public static func decode(_ body: Data) throws(ClientError) -> Self {
    do {
      return try JSONDecoder().decode(Self.self, from: body)
    } catch {
      throw ClientError(decoding: error)
    }
  }
}

extension ClientError {
  fileprivate init(decoding error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self = .missingField(name(of: context.codingPath + [key]))
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      self = .wrongType(field: name(of: context.codingPath))
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      // JSON, but a field's value can't be made into its type: a date, a URL, an enum.
      self = .wrongType(field: name(of: context.codingPath))
    default:
      self = .notJSON
    }
  }
}

private func name(of path: [any CodingKey]) -> String {
  path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
}
