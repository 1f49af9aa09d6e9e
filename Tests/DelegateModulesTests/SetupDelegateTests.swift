import DelegateModules
import Testing

/// The article's main module, which sets all closures in a method of its own.
@MainActor
struct SetupDelegateTests {
  private let reservoir = ManualModule<Void, Result<Token, NotRestorable>>()
  private let verifier = ManualModule<Token, Result<Token, InvalidToken>>()

  @Test func `once it is set up, the main module hears its modules`() {
    let manager = SetUpManager(reservoir: reservoir, verifier: verifier)
    manager.setupDelegate()

    reservoir.finish(.success(stored))
    verifier.finish(.success(stored))

    #expect(verifier.starts == [stored])
    #expect(manager.valid == [stored])
  }

  @Test func `a forgotten setup compiles, and nobody hears the answer`() {
    let manager = SetUpManager(reservoir: reservoir, verifier: verifier)

    reservoir.finish(.success(stored))

    #expect(verifier.starts.isEmpty)
    #expect(manager.valid.isEmpty)
  }

  @Test func `set up once, the main module hears a second answer, too`() {
    let manager = SetUpManager(reservoir: reservoir, verifier: verifier)
    manager.setupDelegate()

    for _ in 1...2 { verifier.finish(.success(stored)) }

    #expect(manager.valid == [stored, stored])
  }
}

// As in the article, the initializer doesn't call setupDelegate(). The third module is left out.
private final class SetUpManager {
  private let reservoir: ManualModule<Void, Result<Token, NotRestorable>>
  private let verifier: ManualModule<Token, Result<Token, InvalidToken>>
  private(set) var valid: [Token] = []

  init(
    reservoir: ManualModule<Void, Result<Token, NotRestorable>>,
    verifier: ManualModule<Token, Result<Token, InvalidToken>>
  ) {
    self.reservoir = reservoir
    self.verifier = verifier
  }

  func setupDelegate() {
    verifier.complete.delegate(on: self) { (self, answer) in
      if case .success(let token) = answer { self.valid.append(token) }
    }
    reservoir.complete.delegate(on: self) { (self, answer) in
      if case .success(let token) = answer { self.verifier.start(token) }
    }
  }
}
