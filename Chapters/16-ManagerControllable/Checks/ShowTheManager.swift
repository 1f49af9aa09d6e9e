import ExerciseKit
import Testing

@testable import ManagerControllableExercises

@Suite(.exercise("16.3")) struct ShowTheManager {
  @Test func `a request uses the manager it is given`() {
    let request = ShareRequest(accountManager: AccountStub("mine"))
    #expect(
      request.text(for: "Pay rent") == "Pay rent, token: mine",
      "a request was given a manager, and took the token from somewhere else")
  }

  @Test func `a request without a token says so`() {
    let request = ShareRequest(accountManager: AccountStub(nil))
    #expect(
      request.text(for: "Pay rent") == "Pay rent, token: none",
      "the manager that the request was given has no token, and the request found one")
  }

  @Test func `a screen uses the manager it is given`() {
    let screen = ShareScreen(accountManager: AccountStub(nil))
    #expect(
      screen.share("Pay rent") == "Sign in to share",
      "nobody is signed in at the manager that the screen was given, and the screen shares")
  }

  @Test func `an empty token is a token`() {
    let sent = ShareScreen(accountManager: AccountStub("")).share("Pay rent")
    #expect(
      sent == "Pay rent, token: ",
      "only without a token is nobody signed in; with an empty one the screen said \"\(sent)\"")
  }

  @Test func `what the screen makes uses that manager, too`() {
    let screen = ShareScreen(accountManager: AccountStub("mine"))
    #expect(
      screen.share("Pay rent") == "Pay rent, token: mine",
      "the screen was given a manager, and the request that it made asked another one")
  }

  @Test func `the old constructors use the shared manager`() {
    #expect(
      ShareScreen().share("Pay rent") == "Pay rent, token: shared",
      "old callers of ShareScreen() must notice no difference")
    #expect(
      ShareRequest().text(for: "Pay rent") == "Pay rent, token: shared",
      "old callers of ShareRequest() must notice no difference")
  }

  @Test func `two screens with two managers stay apart`() {
    let mine = ShareScreen(accountManager: AccountStub("mine"))
    let yours = ShareScreen(accountManager: AccountStub("yours"))
    let sent = [mine, yours, mine].map { $0.share("A") }
    #expect(
      sent == ["A, token: mine", "A, token: yours", "A, token: mine"],
      "two screens got a manager each and share one")
  }

  @Test func `two requests with two managers stay apart`() {
    let mine = ShareRequest(accountManager: AccountStub("mine"))
    let yours = ShareRequest(accountManager: AccountStub("yours"))
    let texts = [mine, yours, mine].map { $0.text(for: "A") }
    #expect(
      texts == ["A, token: mine", "A, token: yours", "A, token: mine"],
      "two requests were made with a manager each, and then asked in turn; they share one")
  }

  @Test func `old and new constructors do not get in each other's way`() {
    let account = AccountStub("mine")
    let screen = ShareScreen(accountManager: account)
    var old: [String] = []
    account.onRead = {
      old.append(ShareRequest().text(for: "A"))
      old.append(ShareScreen().share("A"))
    }
    let sent = screen.share("A")
    #expect(
      old.allSatisfy { $0 == "A, token: shared" },
      "while a screen used the manager it was given, ShareRequest() or ShareScreen() used that one, too"
    )
    #expect(
      sent == "A, token: mine",
      "a screen with the token mine shared while ShareScreen() did; it sent \"\(sent)\"")
  }

  @Test func `a sign-out after the screen was made is seen`() {
    let account = AccountStub("mine")
    let screen = ShareScreen(accountManager: account)
    let first = screen.share("A")
    account.token = nil
    let second = screen.share("A")
    #expect(
      [first, second] == ["A, token: mine", "Sign in to share"],
      "somebody signed out after the screen had shared, and it went on with the old token")
  }

  @Test func `a sign-in after the screen was made is seen`() {
    let account = AccountStub(nil)
    let screen = ShareScreen(accountManager: account)
    let request = ShareRequest(accountManager: account)
    account.token = "late"
    #expect(
      screen.share("A") == "A, token: late",
      "somebody signed in after the screen was made, and the screen missed it; keep the manager")
    #expect(
      request.text(for: "A") == "A, token: late",
      "somebody signed in after the request was made, and it missed it; keep the manager")
  }
}

private final class AccountStub: AccountManageable {
  /// Runs whenever the token is read, but not while it runs.
  var onRead: () -> Void = {}
  private var value: String?

  var token: String? {
    get {
      let onRead = onRead
      self.onRead = {}
      onRead()
      self.onRead = onRead
      return value
    }
    set { value = newValue }
  }

  init(_ token: String?) { value = token }
}
