import Testing
import ViewEnvironment

/// Structure's scope against the call's scope of chapter 4.
@MainActor struct ScopeTests {
  @Test func `structure's scope: a button has the style of its place, whenever it is pressed`()
    throws
  {
    var seen: [ClockStyle] = []
    let drawing = StyleButton { seen.append($0) }
      .surrounding(\.clockStyle, .twelveHours)
      .drawing()

    try drawing.press("Style")

    #expect(seen == [.twelveHours])
  }

  @Test func `call's scope: a button has the style of the call that presses it`() throws {
    var seen: [ClockStyle] = []
    let drawing = CallScope.$clockStyle.withValue(.twelveHours) {
      CallStyleButton { seen.append($0) }.drawing()
    }

    try drawing.press("Style")
    try CallScope.$clockStyle.withValue(.twelveHours) { try drawing.press("Style") }

    #expect(seen == [.twentyFourHours, .twelveHours])
  }

  // No plain function has a place in the tree. It sees the call, and must be passed the rest.
  @Test func `a function that a button calls sees the call, and not the place`() throws {
    func style() -> ClockStyle { CallScope.clockStyle }
    var seen: [ClockStyle] = []
    let drawing = Press("Style") { seen.append(style()) }
      .surrounding(\.clockStyle, .twelveHours)
      .drawing()

    try drawing.press("Style")

    #expect(seen == [.twentyFourHours])
  }
}

/// Passes the style of its place to `report`.
private struct StyleButton: Screen {
  @Surrounding(\.clockStyle) private var clockStyle
  let report: (ClockStyle) -> Void

  var body: some Component {
    Press("Style") { report(clockStyle) }
  }
}

/// Passes the style of the calling task to `report`.
private struct CallStyleButton: Screen {
  let report: (ClockStyle) -> Void

  var body: some Component {
    Press("Style") { report(CallScope.clockStyle) }
  }
}

private enum CallScope {
  @TaskLocal static var clockStyle = ClockStyle.twentyFourHours
}
