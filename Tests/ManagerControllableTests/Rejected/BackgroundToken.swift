// with: -default-isolation MainActor
protocol TokenProviding: Sendable {
  var token: String? { get }
}

final class UnprotectedManager: TokenProviding {
  var token: String?
}

@concurrent func upload(with manager: any TokenProviding) async -> String? {
  manager.token  // error: main actor-isolated property 'token'
}
