import ExerciseKit
import Synchronization
import Testing

@testable import ManagerControllableExercises

@Suite(.exercise("16.2")) struct ShowTheManager {
  @Test func `a request uses the manager that it gets`() {
    let text = ShareRequest(accountManager: AccountStub("mine")).text(for: "Pay rent")
    #expect(
      text == "Pay rent, token: mine",
      "a request got a manager with the token \"mine\", and its text is \"\(text)\"")
  }

  @Test func `a request without a token says so`() {
    let text = ShareRequest(accountManager: AccountStub(nil)).text(for: "Pay rent")
    #expect(
      text == "Pay rent, token: none",
      "a request got a manager without a token, and its text is \"\(text)\"")
  }

  @Test func `a screen uses the manager that it gets`() {
    let sent = ShareScreen(accountManager: AccountStub(nil)).share("Pay rent")
    #expect(
      sent == "Sign in to share",
      """
      a screen got a manager without a token, so it must say "Sign in to share", but it says \
      "\(sent)"
      """)
  }

  @Test func `the screen's request uses that manager, too`() {
    let sent = ShareScreen(accountManager: AccountStub("mine")).share("Pay rent")
    #expect(
      sent == "Pay rent, token: mine",
      """
      a screen got a manager with the token "mine", and sends "\(sent)"; which manager does its \
      request use?
      """)
  }

  @Test func `an empty token is a token`() {
    let sent = ShareScreen(accountManager: AccountStub("")).share("Pay rent")
    #expect(
      sent == "Pay rent, token: ",
      "a screen got a manager with an empty token, which is a token, and it says \"\(sent)\"")
  }

  @Test func `the old initializers use the shared manager`() {
    let sent = oldCaller.share("Pay rent")
    #expect(
      sent == "Pay rent, token: shared",
      """
      `ShareScreen()` must use the shared manager, whose token is "shared"; it sends "\(sent)"
      """)
    let text = oldCaller.text(for: "Pay rent")
    #expect(
      text == "Pay rent, token: shared",
      """
      `ShareRequest()` must use the shared manager, whose token is "shared"; its text is \
      "\(text)"
      """)
  }

  @Test func `the old initializers take no argument`() {
    let names = oldCaller.replacedInitializers
    #expect(
      names.isEmpty,
      """
      \(names.joined(separator: ", ")): where a function without arguments is due, the old initializer \
      is gone; a default argument does not replace it, as its callers get no warning
      """)
  }

  @Test func `two screens have a manager each`() {
    let mine = ShareScreen(accountManager: AccountStub("mine"))
    let yours = ShareScreen(accountManager: AccountStub("yours"))
    let sent = [mine, yours, mine].map { $0.share("A") }
    #expect(
      sent == ["A, token: mine", "A, token: yours", "A, token: mine"],
      "two screens with the tokens \"mine\" and \"yours\" share in turn, and send \(sent)")
  }

  @Test func `two requests have a manager each`() {
    let mine = ShareRequest(accountManager: AccountStub("mine"))
    let yours = ShareRequest(accountManager: AccountStub("yours"))
    let texts = [mine, yours, mine].map { $0.text(for: "A") }
    #expect(
      texts == ["A, token: mine", "A, token: yours", "A, token: mine"],
      """
      two requests with the tokens "mine" and "yours" are used in turn; their texts are \(texts)
      """)
  }

  @Test func `old callers can share while a new screen does`() {
    let account = AccountStub("mine")
    let screen = ShareScreen(accountManager: account)
    let texts = Mutex<[String]>([])
    account.onRead = {
      let both = [oldCaller.text(for: "A"), oldCaller.share("A")]
      texts.withLock { $0 += both }
    }
    let sent = screen.share("A")
    let old = texts.withLock(\.self)
    #expect(
      old.allSatisfy { $0 == "A, token: shared" },
      """
      while a screen with the token "mine" shared, `ShareRequest()` and `ShareScreen()` were used, \
      too; they must use the shared manager, but their texts are \(old)
      """)
    #expect(
      sent == "A, token: mine",
      "a screen with the token \"mine\" shared while `ShareScreen()` did, too; it sent \"\(sent)\"")
  }

  @Test func `a sign-out after the screen was made counts`() {
    let account = AccountStub("mine")
    let screen = ShareScreen(accountManager: account)
    let first = screen.share("A")
    account.token = nil
    let second = screen.share("A")
    #expect(
      [first, second] == ["A, token: mine", "Sign in to share"],
      """
      a screen shared, and then the user signed out; the second time, the screen must say "Sign in to \
      share", but the two texts are "\(first)" and "\(second)"
      """)
  }

  @Test func `a sign-in as somebody else counts`() {
    let account = AccountStub("mine")
    let screen = ShareScreen(accountManager: account)
    let first = screen.share("A")
    account.token = "yours"
    let second = screen.share("A")
    #expect(
      [first, second] == ["A, token: mine", "A, token: yours"],
      """
      a screen shared "A", somebody else signed in, and it shared "A" again; the token must be read \
      each time, but the two texts are "\(first)" and "\(second)"
      """)
  }

  @Test func `an empty title is a title`() {
    let sent = ShareScreen(accountManager: AccountStub("mine")).share("")
    #expect(
      sent == ", token: mine",
      "a screen with the token \"mine\" shared an empty title, and sends \"\(sent)\"")
  }

  @Test func `a sign-in after the screen was made counts`() {
    let account = AccountStub(nil)
    let screen = ShareScreen(accountManager: account)
    let request = ShareRequest(accountManager: account)
    account.token = "late"
    let sent = screen.share("A")
    #expect(
      sent == "A, token: late",
      "the user signed in with \"late\" after the screen was made, and the screen says \"\(sent)\"")
    let text = request.text(for: "A")
    #expect(
      text == "A, token: late",
      "the user signed in with \"late\" after the request was made, and its text is \"\(text)\"")
  }
}

private protocol Caller: Sendable {
  func share(_ title: String) -> String
  func text(for title: String) -> String
  var replacedInitializers: [String] { get }
}

/// Calls the old initializers.
///
/// Callers that see only the protocol get no warning.
private struct OldCaller: Caller {
  @available(*, deprecated)
  func share(_ title: String) -> String { ShareScreen().share(title) }

  @available(*, deprecated)
  func text(for title: String) -> String { ShareRequest().text(for: title) }

  @available(*, deprecated)
  var replacedInitializers: [String] {
    [
      takesNothing(ShareScreen.init) ? nil : "ShareScreen.init",
      takesNothing(ShareRequest.init) ? nil : "ShareRequest.init",
    ].compactMap(\.self)
  }
}

/// Tells the initializer that takes nothing from one that has a default argument.
private func takesNothing<Made>(_ initializer: () -> Made) -> Bool { true }

/// What is called where the initializer above is missing, because the compiler prefers that one.
@_disfavoredOverload
private func takesNothing<Made>(_ initializer: (AccountStub) -> Made) -> Bool { false }

private let oldCaller: any Caller = OldCaller()

private final class AccountStub: AccountManageable {
  private struct State {
    var token: String?
    var onRead: @Sendable () -> Void = {}
  }

  private let state: Mutex<State>

  /// Runs whenever the token is read, but not while it runs.
  var onRead: @Sendable () -> Void {
    get { state.withLock(\.onRead) }
    set { state.withLock { $0.onRead = newValue } }
  }

  var token: String? {
    get {
      let onRead = onRead
      self.onRead = {}
      onRead()
      self.onRead = onRead
      return state.withLock(\.token)
    }
    set { state.withLock { $0.token = newValue } }
  }

  init(_ token: String?) { state = Mutex(State(token: token)) }
}
