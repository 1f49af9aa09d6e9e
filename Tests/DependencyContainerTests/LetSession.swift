/// A session whose initializer no other file can call; but each can add one of its own.
struct LetSession {
  let user: String
  let token: String

  fileprivate init(user: String, token: String) {
    (self.user, self.token) = (user, token)
  }
}
