import ExerciseKit
import Foundation
import Synchronization
import Testing

@testable import ProtocolNetworkingExercises

@Suite(.exercise("12.1")) struct InjectTheClient {
  @Test(arguments: ["Pay rent", "", "7: Pay rent", " Pay rent "])
  func `the headline has the title that the client gets`(title: String) async throws {
    let headline = try await ReminderCard(client: TitleClient(title)).headline(of: 7)
    #expect(
      headline == "7: \(title)",
      """
      the client you were given answers "\(title)", so the headline of 7 is "7: \(title)", not \
      "\(headline)"
      """)
  }

  @Test func `the client is asked once`() async throws {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    #expect(
      client.asked.isEmpty, "making the card already sent a request; wait for `headline(of:)`")
    _ = try await card.headline(of: 7)
    #expect(
      client.asked.count == 1,
      """
      for one headline the client you were given must be sent one request, and it was sent \
      \(client.asked.count)
      """)
  }

  @Test func `the request is for the reminder that was asked for`() async throws {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    _ = try await card.headline(of: 7)
    _ = try await card.headline(of: 8)
    let expected = [7, 8].map { Asked(method: "GET", path: ["reminders", "\($0)", "title"]) }
    #expect(
      client.asked == expected,
      """
      the client must be asked for 7 and then for 8 by the request as it was, a GET of three \
      segments without parameters; it was asked \(client.asked)
      """)
  }

  @Test func `two cards with two clients do not mix`() async throws {
    let home = ReminderCard(client: TitleClient("Pay rent"))
    let work = ReminderCard(client: TitleClient("Call Ann"))
    var headlines = [try await home.headline(of: 1), try await work.headline(of: 1)]
    headlines.append(try await home.headline(of: 1))
    #expect(
      headlines == ["1: Pay rent", "1: Call Ann", "1: Pay rent"],
      """
      the client of one card answers "Pay rent", that of the other one "Call Ann"; asked in turn \
      they show \(headlines)
      """)
  }

  @Test func `a headline in the middle of another does not disturb it`() async throws {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    client.meanwhile { _ = try? await card.headline(of: 8) }
    let headline = try await card.headline(of: 7)
    #expect(
      headline == "7: Pay rent",
      """
      while the card waited for the title of 7, it was asked for the headline of 8; that of 7 came \
      out as "\(headline)"
      """)
  }

  @Test func `a headline in the middle of another comes, too`() async throws {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    client.meanwhile {
      let headline = try? await card.headline(of: 8)
      #expect(
        headline == "8: Pay rent",
        """
        while the card waited for the title of 7, it was asked for the headline of 8, and that came \
        out as "\(headline ?? "an error")"
        """)
    }
    _ = try await card.headline(of: 7)
  }

  @Test func `a new title is seen`() async throws {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    _ = try await card.headline(of: 7)
    client.rename(to: "Pay rent and power")
    let headline = try await card.headline(of: 7)
    #expect(
      headline == "7: Pay rent and power",
      """
      the title was changed on the server to "Pay rent and power", and the card showed \
      "\(headline)"
      """)
  }

  @Test func `an error of the client is passed on`() async {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    let errors: [any Error] = [
      BodyError.missingField("title"), NoConnection(), CancellationError(),
    ]
    for error in errors {
      client.fail(with: error)
      let thrown = await #expect(
        throws: (any Error).self, "the client threw \(error), and the card hid its error"
      ) {
        try await card.headline(of: 7)
      }
      #expect(
        thrown.map { type(of: $0) == type(of: error) } ?? true,
        "the client threw \(error), and the card made another error of it")
    }
  }

  @Test func `a client that fails is not asked again`() async {
    let client = TitleClient("Pay rent")
    client.fail(with: NoConnection())
    _ = try? await ReminderCard(client: client).headline(of: 7)
    #expect(
      client.asked.count == 1,
      """
      the client threw, so for this headline it was due to be asked once, and it was asked \
      \(client.asked.count) times
      """)
  }

  @Test func `after an error the card asks again`() async throws {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    client.fail(with: NoConnection())
    _ = try? await card.headline(of: 7)
    client.fail(with: nil)
    let headline = try await card.headline(of: 7)
    #expect(
      headline == "7: Pay rent",
      "the client failed once and then answered \"Pay rent\"; the card showed \"\(headline)\"")
  }
}

private struct NoConnection: Error {}

/// What a client was asked.
private struct Asked: Equatable {
  let method: String
  let path: [String]
  var parameters: [String: String] = [:]
}

/// A fake server behind a client: it has one title for all reminders, and a test can change it.
private final class TitleClient: Client {
  private struct State {
    var title: String
    var asked: [Asked] = []
    var error: (any Error)?
    var meanwhile: (@Sendable () async -> Void)?
  }

  private let state: Mutex<State>

  init(_ title: String) {
    state = Mutex(State(title: title))
  }

  var asked: [Asked] { state.withLock { $0.asked } }

  func rename(to title: String) { state.withLock { $0.title = title } }

  /// Throws `error` from now on, or nothing any more.
  func fail(with error: (any Error)?) { state.withLock { $0.error = error } }

  /// Calls `body` once, before the next answer.
  func meanwhile(_ body: @escaping @Sendable () async -> Void) {
    state.withLock { $0.meanwhile = body }
  }

  func send<R: Request>(_ request: R) async throws -> R.Response {
    let (title, error, meanwhile) = state.withLock { state in
      state.asked.append(
        Asked(method: request.method, path: request.path, parameters: request.parameters))
      defer { state.meanwhile = nil }
      return (state.title, state.error, state.meanwhile)
    }
    await meanwhile?()
    if let error { throw error }
    return try R.Response.decode(Data(title.utf8))
  }
}
