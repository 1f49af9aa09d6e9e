import ManagerControllable

final class UnprotectedManager: TokenProviding {
  var token: String?  // error: stored property 'token' of 'Sendable'-conforming class
}
