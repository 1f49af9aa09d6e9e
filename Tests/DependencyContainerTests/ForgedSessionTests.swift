import TestSupport
import Testing

// What another file of the same module can do. The fixtures in `Rejected` are other modules.
struct ForgedSessionTests {
  @Test func `another file's extension can make a session whose properties are all let`() {
    let forged = LetSession(forged: "Ada")

    #expect(forged.user == "Ada" && forged.token == "forged")
  }

  @Test func `no other file of the module can make a session, or decode one`() throws {
    let target = try #require(TargetCode(named: "DependencyContainer"))

    let errors = try target.errors(
      adding: """
        import Foundation

        extension Session {
          init(forged user: User) {
            (self.user, token) = (user, UUID())
          }
        }

        extension Session: Decodable {
          public init(from decoder: any Decoder) throws {
            user = User(id: 1, name: "Ada")
            token = try UUID(from: decoder)
          }
        }
        """)

    let refusal = "cannot assign to property: 'token' setter is inaccessible"
    #expect(errors == ["Added.swift": [refusal, refusal]])
  }
}

extension LetSession {
  fileprivate init(forged user: String) {
    (self.user, token) = (user, "forged")
  }
}
