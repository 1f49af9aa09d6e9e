import ExerciseKit
import Foundation
import Synchronization
import Testing

@testable import ProtocolNetworkingExercises

@Suite(.exercise("12.1")) struct InjectTheClient {
  @Test func `the headline has the title that the client gets`() async throws {
    let headline = try await ReminderCard(client: TitleClient("Pay rent")).headline(of: 7)
    #expect(
      headline == "7: Pay rent",
      "the client you were given answers \"Pay rent\", so the headline of 7 is \"7: Pay rent\"")
  }

  @Test func `the client is asked once`() async throws {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    #expect(client.asked.isEmpty, "making the card already sent a request; wait until asked")
    _ = try await card.headline(of: 7)
    #expect(!client.asked.isEmpty, "the client you were given was never asked")
    #expect(client.asked.count <= 1, "the client was asked more than once for one headline")
  }

  @Test func `the request is for the reminder that was asked for`() async throws {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    _ = try await card.headline(of: 7)
    _ = try await card.headline(of: 8)
    #expect(
      client.asked == [["reminders", "7", "title"], ["reminders", "8", "title"]],
      "the client must be asked for 7 and then for 8, with the path as it was: three segments")
  }

  @Test func `two cards with two clients do not mix`() async throws {
    let home = ReminderCard(client: TitleClient("Pay rent"))
    let work = ReminderCard(client: TitleClient("Call Ann"))
    var headlines = [try await home.headline(of: 1), try await work.headline(of: 1)]
    headlines.append(try await home.headline(of: 1))
    #expect(
      headlines.map { $0.contains("Pay rent") } == [true, false, true],
      "two cards got a client each and share one")
  }

  @Test func `a new title is seen`() async throws {
    let client = TitleClient("Pay rent")
    let card = ReminderCard(client: client)
    _ = try await card.headline(of: 7)
    client.rename(to: "Pay rent and power")
    let headline = try await card.headline(of: 7)
    #expect(
      headline.contains("Pay rent and power"),
      "the title was changed on the server, and the card showed an old one")
  }

  @Test func `an error of the client is passed on`() async {
    await #expect(
      throws: BodyError.missingField("title"), "the client failed, and the card hid its error"
    ) {
      try await ReminderCard(client: FailingClient()).headline(of: 7)
    }
  }
}

private final class TitleClient: Client {
  private let state: Mutex<(title: String, asked: [[String]])>

  init(_ title: String) {
    state = Mutex((title, []))
  }

  var asked: [[String]] { state.withLock { $0.asked } }

  func rename(to title: String) { state.withLock { $0.title = title } }

  func send<R: Request>(_ request: R) async throws -> R.Response {
    let title = state.withLock { state in
      state.asked.append(request.path)
      return state.title
    }
    return try R.Response.decode(Data(title.utf8))
  }
}

private struct FailingClient: Client {
  func send<R: Request>(_ request: R) async throws -> R.Response {
    throw BodyError.missingField("title")
  }
}
