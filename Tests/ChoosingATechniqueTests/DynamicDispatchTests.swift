import Testing

/// Dynamic dispatch picks a method for an object, and somebody still has to pick the object.
struct DynamicDispatchTests {
  @Test func `an override is not called by code that makes its own object`() {
    #expect(ClosedScreen().title == "Reminder 0")
  }

  @Test func `an override is called by code that was passed the object`() {
    #expect(OpenScreen(ids: FixedIds()).title == "Reminder 7")
  }
}

private class Ids {
  func next() -> Int { 0 }
}

private final class FixedIds: Ids {
  override func next() -> Int { 7 }
}

private struct ClosedScreen {
  private let ids = Ids()

  var title: String { "Reminder \(ids.next())" }
}

private struct OpenScreen {
  let ids: Ids

  var title: String { "Reminder \(ids.next())" }
}
