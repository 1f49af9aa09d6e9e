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
  /// What the login has told so far.
  var outcomes: [String] { get }

  /// Begins with the reservoir.
  func start()

  /// Ends without an outcome.
  func cancel()
}

/// The three modules of a login, in your hands.
struct Modules {
  let reservoir = Module()
  let verifier = Module()
  let oauth = Module()
}

/// A module that answers when a test says so.
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
  case skipsVerifier
  case verifiesNothing
  case givesUpWithoutToken
  case givesUpOnInvalid
  case losesReason
  case ignoresRefusal
  case hearsOAuthTwice
  case hearsVerifierTwice
  case hearsAfterCancel
}

private let logins = Subjects<@Sendable (Modules) -> any Login>(
  of: "login",
  right: { FlowChart($0, nil) },
  mutants: [
    "takes a restored token for valid": { FlowChart($0, .skipsVerifier) },
    "verifies although nothing was restored": { FlowChart($0, .verifiesNothing) },
    "gives up when nothing can be restored": { FlowChart($0, .givesUpWithoutToken) },
    "gives up when the token is invalid": { FlowChart($0, .givesUpOnInvalid) },
    "loses the reason why a token is invalid": { FlowChart($0, .losesReason) },
    "takes a refusal for a token": { FlowChart($0, .ignoresRefusal) },
    "hears the OAuth manager twice": { FlowChart($0, .hearsOAuthTwice) },
    "hears the verifier twice": { FlowChart($0, .hearsVerifierTwice) },
    "hears an answer after cancellation": { FlowChart($0, .hearsAfterCancel) },
  ])

private final class FlowChart: Login, Sealed {
  private(set) var outcomes: [String] = []
  private let modules: Modules
  private let bug: Bug?
  private var isCancelled = false
  private var heard: Set<ObjectIdentifier> = []

  init(_ modules: Modules, _ bug: Bug?) {
    self.modules = modules
    self.bug = bug
  }

  func start() {
    ask(modules.reservoir) { login, answer in
      switch answer {
      case .yes: login.bug == .skipsVerifier ? login.tell("restored") : login.verify()
      case .no(let reason):
        switch login.bug {
        case .verifiesNothing: login.verify()
        case .givesUpWithoutToken: login.tell("refused after \(reason)")
        default: login.authorize(after: reason)
        }
      }
    }
  }

  func cancel() { isCancelled = true }

  private func verify() {
    ask(modules.verifier, twice: bug == .hearsVerifierTwice) { login, answer in
      switch answer {
      case .yes: login.tell("restored")
      case .no(let reason):
        if login.bug == .givesUpOnInvalid { return login.tell("refused after \(reason)") }
        login.authorize(after: login.bug == .losesReason ? "" : reason)
      }
    }
  }

  private func authorize(after reason: String) {
    ask(modules.oauth, twice: bug == .hearsOAuthTwice) { login, answer in
      if case .no = answer, login.bug != .ignoresRefusal {
        login.tell("refused after \(reason)")
      } else {
        login.tell("authorized after \(reason)")
      }
    }
  }

  private func ask(
    _ module: Module, twice: Bool = false,
    then next: @escaping (FlowChart, Module.Answer) -> Void
  ) {
    module.start { [weak self, id = ObjectIdentifier(module)] answer in
      guard let self, !isCancelled || bug == .hearsAfterCancel else { return }
      guard heard.insert(id).inserted || twice else { return }
      next(self, answer)
    }
  }

  private func tell(_ outcome: String) { outcomes.append(outcome) }
}
