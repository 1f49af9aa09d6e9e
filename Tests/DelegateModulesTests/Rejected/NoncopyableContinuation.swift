import DelegateModules

// Swift 6.3 lacks the `Continuation` of Swift 6.4, so this one stands in for it.
struct Continuation: ~Copyable, Sendable {
  consuming func resume(returning decision: Result<Token, OAuthRefusal>) {}
}

@MainActor
func open(_ page: any LoginPage, for continuation: consuming Continuation) {
  _ = page.open { decision in
    continuation.resume(returning: decision)  // error: captured by an escaping closure
  }
}

func resumeTwice(_ continuation: consuming Continuation) {  // error: consumed more than once
  continuation.resume(returning: .failure(.declined))
  continuation.resume(returning: .failure(.declined))
}
