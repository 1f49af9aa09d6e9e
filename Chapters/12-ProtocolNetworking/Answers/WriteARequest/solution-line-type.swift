// why: A helper type takes the line apart, and what can't be text is told at its door.

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

  let method = "POST"
  var path: [String] { "reminders/\(id)/snooze".components(separatedBy: "/") }
  var parameters: [String: String] { ["minutes": "\(minutes)"] }
}

/// A line of the server: a number and a text.
private struct Line {
  private let number: Substring
  let time: String

  init(_ body: Data) throws(LineError) {
    guard let text = String(bytes: body, encoding: .utf8) else { throw .missingField("time") }
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = parts.first, let time = parts.dropFirst().first, !time.isEmpty else {
      throw .missingField("time")
    }
    self.number = number
    self.time = String(time)
  }

  var id: Int {
    get throws(LineError) {
      guard let id = Int(number) else { throw .wrongType(field: "id") }
      return id
    }
  }
}

/// When a reminder will ring again.
struct Snooze: LineDecodable, Equatable {
  let id: Int
  let time: String

  static func decode(_ body: Data) throws(LineError) -> Snooze {
    let line = try Line(body)
    return Snooze(id: try line.id, time: line.time)
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
