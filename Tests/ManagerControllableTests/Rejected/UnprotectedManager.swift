import ManagerControllable

final class UnprotectedManager: TokenManageable {
  var token: String?  // error: stored property 'token' of 'Sendable'-conforming class
}
