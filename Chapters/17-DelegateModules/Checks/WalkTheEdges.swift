import ExerciseKit
import Testing

// The tests that you write in `YourWalkTheEdgesTests.swift` belong to this suite. Each is run on
// the right login and on every broken one.
@Suite(.exercise("17.3"), .mutants(of: logins)) struct WalkTheEdges {
  /// Makes the login to test.
  func makeLogin(_ modules: Modules) -> any Login {
    logins.current(modules)
  }
}

/// What your tests know of a login.
protocol Login {
  /// The outcomes so far.
  var outcomes: [String] { get }

  /// Begins with the reservoir.
  func start()

  /// Stops without an outcome.
  func cancel()
}

/// The three modules of a login, in your hands.
struct Modules {
  let reservoir = Module()
  let verifier = Module()
  let oauth = Module()
}

/// A module that finishes when your test calls `answer(_:)`.
final class Module {
  /// What a module can answer.
  enum Answer {
    case yes
    case no(String)
  }

  /// How often the login has started this module.
  private(set) var starts = 0
  private var reply: (Answer) -> Void = { _ in }

  /// Answers the login that started this module.
  func answer(_ answer: Answer) { reply(answer) }

  fileprivate func start(_ reply: @escaping (Answer) -> Void) {
    starts += 1
    self.reply = reply
  }
}

private enum Bug {
  case asksAlthoughValid
  case skipsVerifier
  case verifiesNothing
  case givesUpWithoutToken
  case givesUpOnInvalid
  case losesReason
  case losesGrant
  case ignoresRefusalAfterNothing
  case ignoresRefusalAfterInvalid
  case hearsVerifierTwice
  case hearsOAuthTwice
  case goesOnAfterCancel
  case tellsAfterCancel
}

private let logins = Subjects<@Sendable (Modules) -> any Login>(
  of: "login",
  right: { FlowChart($0, nil) },
  mutants: [
    "asks the user although the restored token is valid": { FlowChart($0, .asksAlthoughValid) },
    "takes a restored token for valid": { FlowChart($0, .skipsVerifier) },
    "starts the verifier although nothing was restored": { FlowChart($0, .verifiesNothing) },
    "gives up when nothing can be restored": { FlowChart($0, .givesUpWithoutToken) },
    "gives up when the token is invalid": { FlowChart($0, .givesUpOnInvalid) },
    "loses the reason why a token is invalid": { FlowChart($0, .losesReason) },
    "tells that a token was restored where the user has granted one": {
      FlowChart($0, .losesGrant)
    },
    "takes a refusal for a token where nothing was restored": {
      FlowChart($0, .ignoresRefusalAfterNothing)
    },
    "takes a refusal for a token where the restored one was invalid": {
      FlowChart($0, .ignoresRefusalAfterInvalid)
    },
    "hears the verifier twice": { FlowChart($0, .hearsVerifierTwice) },
    "hears the OAuth manager twice": { FlowChart($0, .hearsOAuthTwice) },
    "starts another module after cancellation": { FlowChart($0, .goesOnAfterCancel) },
    "tells an outcome after cancellation": { FlowChart($0, .tellsAfterCancel) },
  ])

private final class FlowChart: Login, Sealed {
  private(set) var outcomes: [String] = []

  private let modules: Modules
  private let bug: Bug?
  private var isCancelled = false
  private var wasInvalid = false
  private var heard: Set<ObjectIdentifier> = []

  init(_ modules: Modules, _ bug: Bug?) {
    self.modules = modules
    self.bug = bug
  }

  func start() {
    ask(modules.reservoir, also: .goesOnAfterCancel) { login, answer in
      switch answer {
      case .yes: login.bug == .skipsVerifier ? login.tell("restored") : login.verify()
      case .no(let reason):
        if login.bug == .givesUpWithoutToken { return login.tell("refused after \(reason)") }
        if login.bug == .verifiesNothing { login.modules.verifier.start { _ in } }
        login.authorize(after: reason)
      }
    }
  }

  func cancel() { isCancelled = true }

  private func verify() {
    ask(modules.verifier, twice: .hearsVerifierTwice, also: .tellsAfterCancel) { login, answer in
      switch answer {
      case .yes:
        login.bug == .asksAlthoughValid ? login.authorize(after: "valid") : login.tell("restored")
      case .no(let reason):
        login.wasInvalid = true
        if login.bug == .givesUpOnInvalid { return login.tell("refused after \(reason)") }
        login.authorize(after: login.bug == .losesReason ? "" : reason)
      }
    }
  }

  private func authorize(after reason: String) {
    ask(modules.oauth, twice: .hearsOAuthTwice, also: .tellsAfterCancel) { login, answer in
      let deaf: Bug = login.wasInvalid ? .ignoresRefusalAfterInvalid : .ignoresRefusalAfterNothing
      if case .no = answer, login.bug != deaf {
        login.tell("refused after \(reason)")
      } else if login.bug == .losesGrant, login.wasInvalid {
        login.tell("restored")
      } else {
        login.tell("authorized after \(reason)")
      }
    }
  }

  /// Starts a module, and takes its first answer.
  ///
  /// A login with the bug `twice` takes a second answer, one with the bug `also` an answer after
  /// cancellation.
  private func ask(
    _ module: Module, twice: Bug? = nil, also: Bug,
    then next: @escaping (FlowChart, Module.Answer) -> Void
  ) {
    module.start { [weak self, id = ObjectIdentifier(module)] answer in
      guard let self, !isCancelled || bug == also else { return }
      guard heard.insert(id).inserted || (twice != nil && bug == twice) else { return }
      next(self, answer)
    }
  }

  private func tell(_ outcome: String) { outcomes.append(outcome) }
}
