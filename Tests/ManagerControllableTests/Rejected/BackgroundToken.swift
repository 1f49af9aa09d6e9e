// with: -default-isolation MainActor
protocol TokenManageable: Sendable {
  var token: String? { get }
}

final class UnprotectedManager: TokenManageable {
  var token: String?
}

@concurrent func upload(with manager: any TokenManageable) async -> String? {
  manager.token  // error: main actor-isolated property 'token'
}
