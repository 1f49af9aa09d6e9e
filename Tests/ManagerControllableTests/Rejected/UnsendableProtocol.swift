protocol TokenManageable {
  var token: String? { get }
}

@MainActor final class Screen {
  private let tokenManager: any TokenManageable

  init(tokenManager: any TokenManageable) { self.tokenManager = tokenManager }

  func sync() async -> String? {
    await upload(with: tokenManager)  // error: risks causing data races
  }
}

@concurrent func upload(with manager: any TokenManageable) async -> String? {
  manager.token
}
