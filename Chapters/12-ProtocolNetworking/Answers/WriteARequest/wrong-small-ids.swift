// wrong: Reads the id as an `Int32`, and refuses integers that an `Int` can hold.
// sees: "3000000000;10:30" says that reminder 3000000000 rings at 10:30

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
    let text = String(decoding: body, as: UTF8.self)
    let parts = text.components(separatedBy: ";")
    guard parts.count >= 2, !parts[1].isEmpty else { throw .missingField("time") }
    guard let id = Int32(parts[0]) else { throw .wrongType(field: "id") }
    return Snooze(id: Int(id), time: parts[1])
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
