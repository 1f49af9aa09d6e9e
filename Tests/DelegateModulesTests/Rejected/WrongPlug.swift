import DelegateModules

func app(reservoir: TokenReservoir, verifier: TokenVerifier) {
  _ = AuthenticationManager(
    reservoir: reservoir,
    verifier: verifier,
    oauth: reservoir)  // error: cannot convert value of type 'Result<Token, NotRestorable>'
}
