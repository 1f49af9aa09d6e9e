import ManagerControllable

/// A stub: it returns the token that the test chose.
struct TokenStub: TokenProviding {
  let token: String?
}
