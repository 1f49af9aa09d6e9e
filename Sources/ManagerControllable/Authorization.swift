extension TokenManagerControllable {
  /// The header with which a request is authorized, or nil if nobody is signed in.
  public var authorization: String? { tokenManager.token.map { "Bearer \($0)" } }
}
