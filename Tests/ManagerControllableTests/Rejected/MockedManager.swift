@MainActor
class OnlyTokenManager {
  static let `default` = OnlyTokenManager()

  private init() {}

  var token: String? { nil }
}

final class MockTokenManager: OnlyTokenManager {
  override var token: String? { "mock" }
}

final class TokenManagerWithInitializer: OnlyTokenManager {
  init(token: String) { super.init() }  // error: initializer is inaccessible due to 'private'
}

@MainActor
func aTest() {
  _ = MockTokenManager()  // error: 'MockTokenManager' cannot be constructed
}
