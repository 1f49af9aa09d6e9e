import DelegateModules
import Testing

/// What the chapter begins with: the one test of the singleton that needs no stored token.
@MainActor
struct HardWiredLoginTests {
  @Test func `a user who declines is never mentioned to the caller`() {
    var isSpinning = true

    LoginManager.shared.logIn { _ in isSpinning = false }
    WebLoginPage.shared.decide(.failure(.declined))

    #expect(isSpinning)
  }
}
