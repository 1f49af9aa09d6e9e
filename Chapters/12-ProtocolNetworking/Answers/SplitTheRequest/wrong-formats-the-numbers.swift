// wrong: Formats the numbers for people, so the server gets a comma from 1000 on.
// sees: the carrier got POST /reminders/1,007/snooze

import Foundation

// Exercise 12.1: split the request
//
// This request sends itself, so no test can run `snooze` without the network. Split it in three:
//
// - Make `SnoozeRequest` a `Request`, a value that says what it asks for, and can't send.
// - Let `AppClient` send any `Request` through its carrier, and decode the body that comes back.
// - Let `ServerCarrier` add the host, and use the network. Nothing else does.
//
// Then let `snooze` send its request through the client that it gets. What the server receives from
// the app must not change. The check passes in a carrier of its own, and makes a request as
// `SnoozeRequest(id: 7, minutes: 10)`.

/// Asks for a reminder to ring later.
struct SnoozeRequest: Request {
  typealias Response = Snooze
  let id: Int
  let minutes: Int
  private var style: IntegerFormatStyle<Int> { .number.locale(Locale(identifier: "en_US")) }

  var method: String { "POST" }
  var path: String { "/reminders/\(id.formatted(style))/snooze" }
  var form: [String: String] { ["minutes": minutes.formatted(style)] }
}

/// When a reminder will ring again.
struct Snooze: Decodable, Equatable, Sendable {
  let id: Int
  let time: String
}

/// The app's client, which knows requests and responses, and neither the host nor the network.
struct AppClient {
  private let carrier: any Carrier

  init(carrier: any Carrier) {
    self.carrier = carrier
  }

  func send<R: Request>(_ request: R) async throws -> R.Response {
    let body = try await carrier.send(request.method, request.path, form: request.form)
    return try JSONDecoder().decode(R.Response.self, from: body)
  }
}

/// The app's carrier, which sends to https://reminders.example.
struct ServerCarrier: Carrier {
  func send(_ method: String, _ path: String, form: [String: String]) async throws -> Data {
    try await Network.send(method, to: "https://reminders.example" + path, form: form)
  }
}

/// What a screen calls when the user snoozes a reminder.
func snooze(_ id: Int, minutes: Int, with client: AppClient) async throws -> Snooze {
  try await client.send(SnoozeRequest(id: id, minutes: minutes))
}

// You don't have to change these protocols. `Carrier` is the seam.
protocol Carrier: Sendable {
  // Returns the body of the answer. The path begins with a slash.
  func send(_ method: String, _ path: String, form: [String: String]) async throws -> Data
}

protocol Request: Sendable {
  associatedtype Response: Decodable & Sendable
  var method: String { get }
  // The path begins with a slash.
  var path: String { get }
  var form: [String: String] { get }
}

struct NotWrittenYet: Error {}

// The network. You don't have to change it. In this exercise, the check decides what it answers.
enum Network {
  typealias Answer =
    @Sendable (_ method: String, _ url: String, _ form: [String: String])
    async throws -> Data

  @TaskLocal static var answer: Answer = { _, _, _ in throw URLError(.notConnectedToInternet) }

  static func send(_ method: String, to url: String, form: [String: String]) async throws -> Data {
    try await answer(method, url, form)
  }
}
