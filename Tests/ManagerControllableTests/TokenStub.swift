import ManagerControllable

/// A stub: it returns the token that the test chose.
struct TokenStub: TokenManageable {
  let token: String?
}
