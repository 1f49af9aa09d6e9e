// with: -default-isolation MainActor
// accepted with: -default-isolation nonisolated
protocol TokenManageable: Sendable {
  var token: String? { get }
}

@concurrent func upload(with manager: any TokenManageable) async -> String? {
  manager.token  // error: main actor-isolated property 'token'
}
