public import Foundation

/// A type that can be decoded from the body of an answer.
///
/// Wei Wang's article calls this protocol `Decodable`. Since 2017 the standard library has a protocol
/// of that name, so this name says what is decoded. A `Decodable` type gets the conformance by default.
public protocol BodyDecodable {
  /// Returns the value that `body` contains.
  ///
  /// The decoder is the client's, which knows how its server writes dates, for example.
  ///
  /// - Returns: The value.
  /// - Throws: ``ResponseError`` that says what is wrong with the body.
  static func decode(_ body: Data, with decoder: JSONDecoder) throws(ResponseError) -> Self
}

extension BodyDecodable where Self: Decodable {
  /// Returns the value that a JSON body contains.
  public static func decode(
    _ body: Data, with decoder: JSONDecoder
  ) throws(ResponseError) -> Self {
    do {
      return try decoder.decode(Self.self, from: body)
    } catch {
      throw ResponseError(decoding: error)
    }
  }
}

extension ResponseError {
  fileprivate init(decoding error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self = .missingField(Self.name(of: context.codingPath + [key]))
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      self = .wrongType(field: Self.name(of: context.codingPath))
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      // The body is JSON, but a field's value can't be a date, a URL or an enum's case.
      self = .wrongType(field: Self.name(of: context.codingPath))
    case DecodingError.dataCorrupted:
      self = .notJSON
    default:
      self = .invalid(String(describing: error))
    }
  }

  private static func name(of path: [any CodingKey]) -> String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
