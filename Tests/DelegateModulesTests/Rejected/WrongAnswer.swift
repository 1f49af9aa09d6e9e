import DelegateModules

func aListener(verifier: TokenVerifier, wrong: @escaping (AnyObject, Token) -> Void) {
  verifier.complete.delegate(on: verifier, wrong)  // error: cannot convert value of type
}
