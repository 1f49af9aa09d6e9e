public import Foundation

/// A type that can be decoded from the body of an answer.
///
/// Wei Wang's article calls this protocol `Decodable`. Since 2017 the standard library has a protocol
/// of that name, so this name says what is decoded. A `Decodable` type that declares the conformance gets
/// `decode` by default. Any other type can implement it, because not every body is JSON.
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
      throw ResponseError(decoding: error, of: body, with: decoder)
    }
  }
}

extension ResponseError {
  fileprivate init(decoding error: any Error, of body: Data, with decoder: JSONDecoder) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self = .missingField(Self.name(of: context.codingPath + [key]))
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      self = .wrongType(field: Self.name(of: context.codingPath))
    case DecodingError.dataCorrupted(let context):
      // The decoder throws this also if the body is JSON, but a value can't be a date, a URL or an enum's
      // case.
      let isJSON = (try? decoder.decode(Anything.self, from: body)) != nil
      self = isJSON ? .wrongType(field: Self.name(of: context.codingPath)) : .notJSON
    default:
      self = .invalid(String(describing: error))
    }
  }

  private static func name(of path: [any CodingKey]) -> String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}

/// Every JSON value.
nonisolated private struct Anything: Decodable {
  init(from decoder: any Decoder) {}
}
