// wrong: A line without a time is told by its id, since that is looked at first.
// sees: "seven;" has no time, so the field is missing

import Foundation

// Exercise 12.2: write a request
//
// A reminder can be snoozed by some minutes. The server wants
//
//     POST /reminders/7/snooze     with the parameter minutes=10
//
// and answers with a line of text: the reminder's id, a semicolon, and when it will ring again.
//
//     7;10:30
//
// A line without a time is `.missingField("time")`: one without a semicolon, one that ends there, and
// an empty body. If there is a time and the id is no integer, it is `.wrongType(field: "id")`. Bytes
// that are no text must not end the app. No client exists yet, and none is needed.

/// Asks the server to let a reminder ring later.
struct SnoozeRequest: LineRequest {
  typealias Response = Snooze

  let id: Int
  let minutes: Int

  var method: String { "POST" }
  var path: [String] { ["reminders", "\(id)", "snooze"] }
  var parameters: [String: String] { ["minutes": "\(minutes)"] }
}

/// When a reminder will ring again.
struct Snooze: LineDecodable, Equatable {
  let id: Int
  let time: String

  static func decode(_ body: Data) throws(LineError) -> Snooze {
    let parts = String(decoding: body, as: UTF8.self).split(
      separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .missingField("time") }
    guard let id = Int(parts[0]) else { throw .wrongType(field: "id") }
    guard !parts[1].isEmpty else { throw .missingField("time") }
    return Snooze(id: id, time: String(parts[1]))
  }
}

// You need not change what follows.

protocol LineRequest: Sendable {
  associatedtype Response: LineDecodable & Sendable
  var method: String { get }
  var path: [String] { get }
  var parameters: [String: String] { get }
}

protocol LineDecodable {
  static func decode(_ body: Data) throws(LineError) -> Self
}

enum LineError: Error, Equatable {
  case missingField(String)
  case wrongType(field: String)
}
