import DelegateModules
import Foundation
import Testing

/// What the chapter begins with: the singleton's tests share one store, so they run one by one.
@MainActor
@Suite(.serialized)
struct HardWiredLoginTests {
  @Test func `a user who declines is never mentioned to the caller`() {
    TokenVault.shared.save(Token(secret: "old", expires: .distantPast))
    var isSpinning = true

    LoginManager.shared.logIn { _ in isSpinning = false }
    WebLoginPage.shared.decide(.failure(.declined))

    #expect(isSpinning)
  }

  @Test func `what one login stores, the next one finds`() {
    TokenVault.shared.save(Token(secret: "old", expires: .distantPast))
    let new = Token(secret: "new", expires: .distantFuture)
    var tokens: [Token] = []

    LoginManager.shared.logIn { token in tokens.append(token) }
    WebLoginPage.shared.decide(.success(new))
    LoginManager.shared.logIn { token in tokens.append(token) }

    #expect(tokens == [new, new], "the second time, the page was not asked")
  }
}
