// wrong: Knows one kind of error and passes it on; for any other it falls back to the singleton.
// sees: the client threw NoConnection(), and the card hid its error

import Foundation

// Exercise 12.1: inject the client
//
// The card is given a client and does not use it. It sends its request with the app's singleton, and
// no test can decide what that answers. Make the card keep the client, and send the request with it.
// If the client throws an error, pass it along; whatever title it returns is the one to show.

/// What is shown of a reminder.
struct ReminderCard: Sendable {
  private let client: any Client

  init(client: any Client) {
    self.client = client
  }

  /// Returns a headline such as "7: Pay rent", with the title that the server has now.
  func headline(of id: Int) async throws -> String {
    let request = TitleRequest(id: id)
    let title: String
    do {
      title = try await client.send(request).text
    } catch let error as BodyError {
      throw error
    } catch {
      title = try await OfflineClient.shared.send(request).text
    }
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

// You need not change what follows.

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
