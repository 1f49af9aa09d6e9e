// with: -default-isolation MainActor
// accepted with: -default-isolation nonisolated
nonisolated protocol TokenProviding: Sendable {
  var token: String? { get }
}

nonisolated protocol TokenManagerControllable {
  var tokenManager: any TokenProviding { get }
}

extension TokenManagerControllable {
  var authorization: String? { tokenManager.token.map { "Bearer \($0)" } }
}

nonisolated extension TokenManagerControllable {
  var isSignedIn: Bool { tokenManager.token != nil }
}

nonisolated struct Upload: TokenManagerControllable {
  let tokenManager: any TokenProviding
}

@concurrent func send(_ upload: Upload) async -> String? {
  guard upload.isSignedIn else { return nil }
  return upload.authorization  // error: main actor-isolated property 'authorization'
}
