import ManagerControllable

/// A stub: it answers what the test told it to answer.
struct TokenStub: TokenManageable {
  let token: String?
}
