import Observation
import Testing

/// A stream of tokens from an observable manager, which needs iOS 26 or macOS 26.
@MainActor
struct ObservationTests {
  @available(macOS 26, *)
  @Test func `a screen follows a sign-out through a stream`() async {
    let manager = ObservableManager()
    var seen: [String?] = []
    let tokens = Observations { manager.token }

    for await token in tokens {
      seen.append(token)
      if token == nil { break }
      manager.token = nil
    }

    #expect(seen == ["one", nil])
  }
}

@MainActor
@Observable
private final class ObservableManager {
  var token: String? = "one"
}
