import DelegateModules

func logIn(authorize: () async throws -> Result<Token, OAuthRefusal>) async throws -> Token {
  switch try await authorize() {
  case .success(let token): return token
  case .failure: break
  }
}  // error: missing return in global function expected to return 'Token'
