import DelegateModules
import Foundation
import Testing

/// The source's steps towards `Procedure`, and what each one lacks.
@MainActor
struct StepTests {
  private let target = Target()

  @Test func `step 1: a module reports a token that it made up`() {
    let reservoir = Step1Reservoir()
    var reported: [String] = []
    reservoir.complete.delegate(on: target) { _, token in reported.append(token) }

    reservoir.start()
    reservoir.finish()

    #expect(reported == ["Token"])
  }

  @Test func `step 1: a module can report what it read, but no caller can say what`() {
    let store = MemoryTokenStore()
    store.save(stored)
    let reservoir: any Step1Procedure = ReadingReservoir(store: store)
    (reservoir as? ReadingReservoir)?.complete.delegate(on: target) { [target] _, answer in
      target.answers.append(answer)
    }

    reservoir.finish()

    #expect(target.answers == [.success(stored)])
  }

  @Test func `step 2: a module reports what it ended with, and why`() {
    let reservoir = Step2Reservoir()
    var reported: [Step2Reservoir.Result] = []
    reservoir.complete.delegate(on: target) { _, result in reported.append(result) }

    reservoir.finish(.success("a token"))
    reservoir.finish(.failed(.noDataInKeychain))

    #expect(reported == [.success("a token"), .failed(.noDataInKeychain)])
    #expect(Step2Reservoir.Result.FailureReason.noDataInKeychain.rawValue == "noDataInKeychain")
  }

  @Test func `step 2: a module may end with one type, and report another`() {
    let verifier = ForgetfulVerifier()
    var reported: [String] = []
    verifier.complete.delegate(on: target) { _, text in reported.append(text) }

    verifier.finish(.failure(.expired(stored.expires)))

    #expect(reported == ["done"], "and the reason is lost")
  }

  @Test func `steps 1 and 2: anyone can replace the delegate, and the listener hears nothing`() {
    let reservoir = Step2Reservoir()
    var reported: [Step2Reservoir.Result] = []
    reservoir.complete.delegate(on: target) { _, result in reported.append(result) }

    reservoir.complete = Delegate()
    reservoir.finish(.success("a token"))

    #expect(reported.isEmpty)
  }

  @Test func `step 3: through the protocol, a module's own finish never runs`() {
    let page = ManualPage()
    let module = Step3OAuthManager(page: page)
    let login: any Step3Procedure<Void, Result<Token, OAuthRefusal>> = module
    login.start(())

    login.finish(.success(granted))

    #expect(page.isOpen, "the default reported the token, and nobody closed the page")
  }
}

/// Step 2 allows this: nothing relates what the module ends with to what it reports.
private final class ForgetfulVerifier: Step2Procedure {
  var complete = Delegate<String, Void>()

  func start(_ input: Token) {}
  func finish(_ output: Result<Token, InvalidToken>) { complete("done") }
}

/// The module of the chapter, with a `finish` of its own that is no requirement.
@MainActor
private final class Step3OAuthManager: Step3Procedure {
  let complete = Delegate<Result<Token, OAuthRefusal>, Void>()
  private let page: any LoginPage
  private var closePage: (@MainActor () -> Void)?

  init(page: any LoginPage) { self.page = page }

  func start(_ input: Void) {
    closePage = page.open { [weak self] decision in self?.finish(decision) }
  }

  func finish(_ output: Result<Token, OAuthRefusal>) {
    closePage?()
    complete(output)
  }
}

private final class Target {
  var answers: [Result<Token, NotRestorable>] = []
}

/// Step 1 allows this: the module reads what it reports.
private final class ReadingReservoir: Step1Procedure {
  var complete = Delegate<Result<Token, NotRestorable>, Void>()
  private let store: any TokenStore

  init(store: any TokenStore) { self.store = store }

  func start() {}
  func finish() { complete(store.restored()) }
}
