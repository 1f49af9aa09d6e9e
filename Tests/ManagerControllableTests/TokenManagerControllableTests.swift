import ManagerControllable
import Testing

struct TokenManagerControllableTests {
  @Test func `a type that only conforms uses the shared manager`() {
    struct Upload: TokenManagerControllable {}

    #expect(Upload().tokenManager as? TokenManager === TokenManager.default)
  }

  @Test func `a type with a manager of its own uses that one`() {
    struct Upload: TokenManagerControllable {
      let tokenManager: any TokenProviding
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
      let tokenManager: any TokenProviding = TokenStub(token: "mine")
    }
    let upload: any TokenManagerControllable = Upload()

    #expect(upload.tokenManager.token == "mine")
  }

  @Test func `what a screen makes still uses the shared manager`() async {
    struct BareUpload: TokenManagerControllable {}
    struct Screen: TokenManagerControllable {
      let tokenManager: any TokenProviding
      func makeUpload() -> BareUpload { BareUpload() }
    }
    await #expect(processExitsWith: .success) {
      TokenManager.default.signIn(with: "left over")
      let screen = Screen(tokenManager: TokenStub(token: "stub"))

      #expect(screen.authorization == "Bearer stub")
      #expect(screen.makeUpload().authorization == "Bearer left over")
    }
  }
}

/// Why a manager that changes is a class.
struct ValueManagerTests {
  @Test func `a copied manager misses the sign-out`() {
    struct ValueManager: TokenProviding {
      var token: String?
    }
    struct Upload: TokenManagerControllable {
      let tokenManager: any TokenProviding
    }
    var manager = ValueManager(token: "abc")
    let upload = Upload(tokenManager: manager)

    manager.token = nil

    #expect(upload.authorization == "Bearer abc", "the upload has a copy, which is signed in")
  }

  @Test func `a shared object does not`() {
    struct Upload: TokenManagerControllable {
      let tokenManager: any TokenProviding
    }
    let manager = TokenManager()
    manager.signIn(with: "abc")
    let upload = Upload(tokenManager: manager)

    manager.signOut()

    #expect(upload.authorization == nil)
  }
}
