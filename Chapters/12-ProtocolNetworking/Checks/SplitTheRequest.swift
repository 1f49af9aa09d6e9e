import ExerciseKit
import Foundation
import Synchronization
import Testing

@testable import ProtocolNetworkingExercises

@Suite(.exercise("12.1")) struct SplitTheRequest {
  @Test(arguments: [(7, 10), (12, 5), (0, 120), (1_007, 10_080), (7, 0), (7, -5)])
  func `snooze sends its request through the client's carrier`(id: Int, minutes: Int) async throws {
    let carrier = SpyCarrier()
    let network = SpyNetwork()
    _ = try? await network.run {
      try await snooze(id, minutes: minutes, with: AppClient(carrier: carrier))
    }
    let expected = snoozing(id, minutes: minutes)
    #expect(
      carrier.sent == [expected],
      """
      `snooze` should send \(expected) through its client's carrier, once; the carrier got \
      \(list(carrier.sent))
      """)
    #expect(
      network.sent.isEmpty,
      """
      the client got a carrier that never uses the network; the network received \
      \(list(network.sent))
      """)
  }

  @Test func `a request can't send itself`() async throws {
    let network = SpyNetwork()
    _ = try? await network.run { _ = try await SnoozeRequest(id: 7, minutes: 10).send() }
    #expect(
      network.sent.isEmpty,
      """
      `SnoozeRequest` still has its method `send()`, and the network received \(list(network.sent))
      """)
  }

  @Test func `snooze returns what the carrier's body contains`() async {
    let home = SpyCarrier(body: #"{"id": 7, "time": "10:30"}"#)
    let work = SpyCarrier(body: #"{"id": 7, "time": "8:00"}"#)
    let silent = SpyCarrier(body: #"{"id": 7, "time": ""}"#)
    var times: [String] = []
    for carrier in [home, work, home, silent] {
      let client = AppClient(carrier: carrier)
      times.append((try? await snooze(7, minutes: 10, with: client).time) ?? "an error")
    }
    #expect(
      times == ["10:30", "8:00", "10:30", ""],
      """
      three carriers bring 10:30, 8:00 and an empty time; with the first, the second, the first \
      and the third in its client, `snooze` returned \(times)
      """)
  }

  @Test(arguments: errors) func `snooze passes the carrier's error along`(error: any Error) async {
    let carrier = SpyCarrier(error: error)
    let outcome = await nameOfError {
      try await snooze(7, minutes: 10, with: AppClient(carrier: carrier))
    }
    #expect(
      outcome == "\(type(of: error))",
      "the carrier threw a \(type(of: error)), and `snooze` threw \(outcome ?? "nothing")")
    #expect(
      carrier.sent.count == 1,
      "the carrier failed, and `snooze` sent it \(carrier.sent.count) requests instead of one")
  }

  @Test(arguments: [(7, 10), (12, 5)])
  func `the app's server receives what it received before`(id: Int, minutes: Int) async throws {
    let network = SpyNetwork(body: #"{"id": \#(id), "time": "10:30"}"#)
    let answer = try? await network.run {
      try await snooze(id, minutes: minutes, with: appClient())
    }
    let expected = snoozing(id, minutes: minutes, at: "https://reminders.example")
    #expect(
      network.sent == [expected],
      """
      with an `AppClient` and a `ServerCarrier`, `snooze` should send \(expected) to the network; \
      the network received \(list(network.sent))
      """)
    #expect(
      answer == Snooze(id: id, time: "10:30"),
      """
      the server answered that \(id) rings at 10:30; through an `AppClient`, `snooze` \
      \(answer.map { "returned \($0.id) and \($0.time)" } ?? "threw an error")
      """)
  }

  @Test func `the app's client sends other requests, too`() async throws {
    let carrier = SpyCarrier(body: #"["Pay rent", "Call Ann"]"#)
    let titles = try? await AppClient(carrier: carrier)
      .send(TitlesRequest(list: "home", method: "GET", form: [:]))
    let expected = Sent(method: "GET", path: "/lists/home", form: [:])
    #expect(
      carrier.sent == [expected],
      """
      for the titles of a list, `AppClient` should send \(expected); its carrier got \
      \(list(carrier.sent))
      """)
    #expect(
      titles == ["Pay rent", "Call Ann"],
      "the carrier brought two titles; the client returned \(titles?.description ?? "an error")")
  }

  @Test func `nothing of a request is left out`() async throws {
    let network = SpyNetwork(body: "[]")
    let form = ["sort": "due", "search": "milk & eggs", "owner": ""]
    _ = try? await network.run {
      try await appClient().send(TitlesRequest(list: "work", method: "PUT", form: form))
    }
    let expected = Sent(method: "PUT", path: "https://reminders.example/lists/work", form: form)
    #expect(
      network.sent == [expected],
      """
      through an `AppClient` and a `ServerCarrier`, the network should receive \(expected); the \
      network received \(list(network.sent))
      """)
  }

  @Test(arguments: errors)
  func `the app passes the network's error along`(error: any Error) async {
    let network = SpyNetwork(error: error)
    let outcome = await nameOfError {
      try await network.run { try await appClient().send(SnoozeOfTheCheck()) }
    }
    #expect(
      outcome == "\(type(of: error))",
      "the network threw a \(type(of: error)), and the app threw \(outcome ?? "nothing")")
    #expect(
      network.sent.count == 1,
      "the network failed once, and the app used it \(network.sent.count) times")
  }

  @Test(arguments: ["", "<html>", #"{"id": 7}"#])
  func `the app's client reports a body that it can't decode`(body: String) async {
    await #expect(
      throws: DecodingError.self,
      "the server answered \(body.debugDescription), which is no `Snooze`, and no decoding error came"
    ) {
      try await SpyNetwork(body: body).run { try await appClient().send(SnoozeOfTheCheck()) }
    }
  }

  @Test func `the app's client sends nothing again after a body that it can't decode`() async {
    let network = SpyNetwork(body: "<html>")
    _ = try? await network.run { try await appClient().send(SnoozeOfTheCheck()) }
    #expect(
      network.sent.count == 1,
      """
      the server answered "<html>", which is no `Snooze`; the server should receive the request \
      once, and received it \(network.sent.count) times
      """)
  }

  @Test func `each send is a new one`() async throws {
    let network = SpyNetwork(body: #"{"id": 7, "time": "10:30"}"#)
    let client = appClient()
    try? await network.run {
      for _ in 1...2 { _ = try await client.send(SnoozeOfTheCheck()) }
    }
    #expect(
      network.sent.count == 2,
      """
      one `AppClient` sent the same request twice; the network received it \(network.sent.count) \
      times
      """)
  }
}

/// The app's client with the app's carrier.
private func appClient() -> AppClient { AppClient(carrier: ServerCarrier()) }

/// What a snooze sends.
private func snoozing(_ id: Int, minutes: Int, at host: String = "") -> Sent {
  Sent(method: "POST", path: "\(host)/reminders/\(id)/snooze", form: ["minutes": "\(minutes)"])
}

private struct NoAnswer: Error {}

private let errors: [any Error] = [
  NoAnswer(), URLError(.notConnectedToInternet), CancellationError(),
]

/// Returns the name of the error that `work` throws, or nil if it throws none.
private func nameOfError(of work: () async throws -> Snooze) async -> String? {
  do {
    _ = try await work()
    return nil
  } catch {
    return "\(type(of: error))"
  }
}

private struct TitlesRequest: Request {
  typealias Response = [String]

  let list: String
  let method: String
  let form: [String: String]
  var path: String { "/lists/\(list)" }
}

private struct SnoozeOfTheCheck: Request {
  typealias Response = Snooze

  let method = "POST"
  let path = "/reminders/7/snooze"
  let form = ["minutes": "10"]
}

/// What is called where `SnoozeRequest` has no such method, because the compiler prefers any other.
extension SnoozeRequest {
  @_disfavoredOverload
  fileprivate func send() async throws -> CannotSend { CannotSend() }
}

private struct CannotSend {}

/// What arrived at a carrier, or at the network.
private struct Sent: Equatable, CustomStringConvertible {
  let method: String
  let path: String
  let form: [String: String]

  var description: String {
    let fields = form.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "\(method) \(path) with " + (fields.isEmpty ? "no form" : fields.joined(separator: "&"))
  }
}

/// The requests, as a finding names them.
private func list(_ sent: [Sent]) -> String {
  sent.isEmpty ? "nothing" : sent.map(\.description).joined(separator: ", then ")
}

/// A stub and a spy in place of the app's carrier. (Exercise 12.3 has a `Carrier` of its own.)
private final class SpyCarrier: ProtocolNetworkingExercises.Carrier {
  private let body: String
  private let error: (any Error)?
  private let requests = Mutex<[Sent]>([])

  init(body: String = #"{"id": 7, "time": "10:30"}"#, error: (any Error)? = nil) {
    self.body = body
    self.error = error
  }

  var sent: [Sent] { requests.withLock { $0 } }

  func send(_ method: String, _ path: String, form: [String: String]) async throws -> Data {
    requests.withLock { $0.append(Sent(method: method, path: path, form: form)) }
    if let error { throw error }
    return Data(body.utf8)
  }
}

/// A stub and a spy in place of the network.
private final class SpyNetwork: Sendable {
  private let body: String
  private let error: (any Error)?
  private let requests = Mutex<[Sent]>([])

  init(body: String = "", error: (any Error)? = nil) {
    self.body = body
    self.error = error
  }

  var sent: [Sent] { requests.withLock { $0 } }

  func run<Result>(_ work: () async throws -> Result) async throws -> Result {
    try await Network.$answer.withValue({ method, url, form in
      self.requests.withLock { $0.append(Sent(method: method, path: url, form: form)) }
      if let error = self.error { throw error }
      return Data(self.body.utf8)
    }) { try await work() }
  }
}
