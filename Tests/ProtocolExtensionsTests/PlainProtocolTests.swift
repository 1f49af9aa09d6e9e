import Testing

/// The talk's step before the extension: a protocol that shares no code.
struct PlainProtocolTests {
  @Test func `without a default, each type writes the body, and nothing keeps the bodies alike`() {
    let screens: [any Working] = [Note(), Inbox(), Archive()]

    #expect(screens.map { $0.myMethod() } == ["saved", "saved", "not saved"])
  }

  @Test func `with a default, the body is written once`() {
    let screens: [any Sharing] = [Note(), Inbox(), Archive()]

    #expect(screens.map { $0.sharedMethod() } == ["saved", "saved", "saved"])
  }
}

private protocol Working {
  func myMethod() -> String
}

private struct Note: Working {
  func myMethod() -> String { "saved" }
}

private struct Inbox: Working {
  func myMethod() -> String { "saved" }
}

/// A copy that has drifted, and conforms like the others.
private struct Archive: Working {
  func myMethod() -> String { "not saved" }
}

private protocol Sharing {
  func sharedMethod() -> String
}

extension Sharing {
  func sharedMethod() -> String { "saved" }
}

extension Note: Sharing {}
extension Inbox: Sharing {}
extension Archive: Sharing {}
