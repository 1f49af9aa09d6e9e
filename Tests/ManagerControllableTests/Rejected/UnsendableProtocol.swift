protocol TokenProviding {
  var token: String? { get }
}

@MainActor final class Screen {
  private let tokenManager: any TokenProviding

  init(tokenManager: any TokenProviding) { self.tokenManager = tokenManager }

  func sync() async -> String? {
    await upload(with: tokenManager)  // error: risks causing data races
  }
}

@concurrent func upload(with manager: any TokenProviding) async -> String? {
  manager.token
}
