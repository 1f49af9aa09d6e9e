import DelegateModules
import Foundation
import Testing

/// A way through the flow chart: what each module answers, and how that ends.
struct Edge: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let restored: Result<Token, NotRestorable>
  let verified: Result<Token, InvalidToken>
  let authorized: Result<Token, OAuthRefusal>
  let outcome: Authentication

  static let all = [
    Edge(
      testDescription: "restored and valid", restored: .success(stored),
      verified: .success(stored), authorized: .failure(.declined), outcome: .restored(stored)),
    Edge(
      testDescription: "restored and invalid, then authorized", restored: .success(stored),
      verified: .failure(.expired(stored.expires)), authorized: .success(granted),
      outcome: .authorized(granted, after: .invalid(.expired(stored.expires)))),
    Edge(
      testDescription: "restored and invalid, then refused", restored: .success(stored),
      verified: .failure(.expired(stored.expires)), authorized: .failure(.declined),
      outcome: .refused(.declined, after: .invalid(.expired(stored.expires)))),
    Edge(
      testDescription: "nothing stored, then authorized", restored: .failure(.nothingStored),
      verified: .success(stored), authorized: .success(granted),
      outcome: .authorized(granted, after: .notRestorable(.nothingStored))),
    Edge(
      testDescription: "unreadable, then refused", restored: .failure(.unreadable),
      verified: .success(stored), authorized: .failure(.declined),
      outcome: .refused(.declined, after: .notRestorable(.unreadable))),
  ]
}

let stored = Token(secret: "stored", expires: Date(timeIntervalSince1970: 1_000))
let granted = Token(secret: "granted", expires: Date(timeIntervalSince1970: 2_000))
