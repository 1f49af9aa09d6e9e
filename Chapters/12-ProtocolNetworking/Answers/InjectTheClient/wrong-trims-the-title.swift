// wrong: Whatever title the client returns is the one to show, and its blanks are cut off.
// sees: so the headline of 7 is "7:  Pay rent ", not "7: Pay rent

import Foundation

// Exercise 12.1: inject the client
//
// The card is given a client and does not use it. It sends its request with the app's singleton, and
// no test can decide what that answers. Make the card keep the client, and send the request with it.
// If the client throws an error, pass it along; whatever title it returns is the one to show.

/// What is shown of a reminder.
struct ReminderCard: Sendable {
  let client: any Client

  /// Returns a headline such as "7: Pay rent", with the title that the server has now.
  func headline(of id: Int) async throws -> String {
    let title = try await client.send(TitleRequest(id: id)).text
      .trimmingCharacters(in: .whitespaces)
    return "\(id): \(title)"
  }
}

/// Asks for a reminder's title.
struct TitleRequest: Request {
  typealias Response = Title

  let id: Int
  let method = "GET"
  let parameters: [String: String] = [:]
  var path: [String] { ["reminders", "\(id)", "title"] }
}

struct Title: BodyDecodable {
  let text: String

  static func decode(_ body: Data) throws(BodyError) -> Title {
    Title(text: String(decoding: body, as: UTF8.self))
  }
}

// You need not change what follows. The next exercise uses it, too.

/// The app's singleton, which always answers the same.
struct OfflineClient: Client {
  static let shared = OfflineClient()

  func send<R: Request>(_ request: R) async throws -> R.Response {
    try R.Response.decode(Data("no connection".utf8))
  }
}

protocol Client: Sendable {
  func send<R: Request>(_ request: R) async throws -> R.Response
}

protocol Request: Sendable {
  associatedtype Response: BodyDecodable & Sendable
  var method: String { get }
  var path: [String] { get }
  var parameters: [String: String] { get }
}

protocol BodyDecodable {
  static func decode(_ body: Data) throws(BodyError) -> Self
}

enum BodyError: Error, Equatable {
  case missingField(String)
  case wrongType(field: String)
}
