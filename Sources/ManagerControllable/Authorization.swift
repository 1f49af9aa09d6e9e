extension TokenManagerControllable {
  /// What a request says about who sends it, or nil if nobody is signed in.
  public var authorization: String? { tokenManager.token.map { "Bearer \($0)" } }
}
