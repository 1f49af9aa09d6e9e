/// A type that can use a token manager.
public protocol TokenManagerControllable {
  /// The token manager to use.
  var tokenManager: any TokenProviding { get }
}

extension TokenManagerControllable {
  /// The shared token manager, for every type that declares none of its own.
  public var tokenManager: any TokenProviding { TokenManager.default }
}
