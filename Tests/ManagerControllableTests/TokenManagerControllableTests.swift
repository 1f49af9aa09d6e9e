import ManagerControllable
import Testing

struct TokenManagerControllableTests {
  @Test func `a type that only conforms gets the one instance`() {
    struct Upload: TokenManagerControllable {}

    #expect(Upload().tokenManager as? TokenManager === TokenManager.default)
  }

  @Test func `a type with a manager of its own uses that one`() {
    struct Upload: TokenManagerControllable {
      let tokenManager: any TokenManageable
    }
    let mine = Upload(tokenManager: TokenStub(token: "mine"))
    let yours = Upload(tokenManager: TokenStub(token: "yours"))
    let nobody = Upload(tokenManager: TokenStub(token: nil))

    #expect(mine.authorization == "Bearer mine")
    #expect(yours.authorization == "Bearer yours")
    #expect(nobody.authorization == nil)
  }

  @Test func `a manager of its own counts through the protocol, too`() {
    struct Upload: TokenManagerControllable {
      let tokenManager: any TokenManageable = TokenStub(token: "mine")
    }
    let upload: any TokenManagerControllable = Upload()

    #expect(upload.tokenManager.token == "mine")
  }

  @Test func `taking a screen over does not take over what it makes`() {
    struct Upload: TokenManagerControllable {}
    struct Screen: TokenManagerControllable {
      let tokenManager: any TokenManageable
      func makeUpload() -> Upload { Upload() }
    }
    let screen = Screen(tokenManager: TokenStub(token: "stub"))

    #expect(screen.authorization == "Bearer stub")
    #expect(screen.makeUpload().authorization == nil, "the upload asked the shared manager")
  }
}
