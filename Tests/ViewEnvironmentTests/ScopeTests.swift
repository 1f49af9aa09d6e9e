import Testing
import ViewEnvironment

/// The place in the tree against the call, which is the scope of chapter 4.
@MainActor struct ScopeTests {
  @Test func `a button has the style of its place when it is pressed`() throws {
    var seen: [ClockStyle] = []
    let drawing = StyleButton { seen.append($0) }
      .surrounding(\.clockStyle, .twelveHours)
      .drawing()

    try drawing.press("Style")

    #expect(seen == [.twelveHours])
  }

  @Test func `a button with a task-local value has the style of the call that presses it`() throws {
    var seen: [ClockStyle] = []
    let drawing = CallScope.$clockStyle.withValue(.twelveHours) {
      CallStyleButton { seen.append($0) }.drawing()
    }

    try drawing.press("Style")
    try CallScope.$clockStyle.withValue(.twelveHours) { try drawing.press("Style") }

    #expect(seen == [.twentyFourHours, .twelveHours])
  }

  @Test func `a button that is drawn in two windows has the style of each`() throws {
    var seen: [ClockStyle] = []
    let button = StyleButton { seen.append($0) }
    let first = button.surrounding(\.clockStyle, .twelveHours).drawing()
    let second = button.drawing()

    for drawing in [first, second, first] { try drawing.press("Style") }

    #expect(seen == [.twelveHours, .twentyFourHours, .twelveHours])
  }

  @Test func `an action that reads after an await has the style of its place`() async throws {
    var tasks: [Task<ClockStyle, Never>] = []
    let button = LateButton { tasks.append($0) }
    let first = button.surrounding(\.clockStyle, .twelveHours).drawing()
    let second = button.drawing()

    for drawing in [first, second] { try drawing.press("Style") }

    #expect(await styles(of: tasks) == [.twelveHours, .twentyFourHours])
  }

  // A demonstration of a flaw: here, a detached task is in no place. SwiftUI's action is a closure
  // over its own copy of the view, and takes this along.
  @Test func `here, a detached task reads the default`() async throws {
    struct DetachedButton: Screen {
      @Surrounding(\.clockStyle) private var clockStyle
      let started: (Task<ClockStyle, Never>) -> Void
      var body: some Component {
        Press("Style") { started(Task.detached { @MainActor in clockStyle }) }
      }
    }
    var tasks: [Task<ClockStyle, Never>] = []
    let drawing = DetachedButton { tasks.append($0) }
      .surrounding(\.clockStyle, .twelveHours)
      .drawing()

    try drawing.press("Style")

    #expect(await styles(of: tasks) == [.twentyFourHours])
  }

  @Test func `a sheet's action has the style of the place that presented the sheet`() throws {
    struct Opener: Screen {
      @Surrounding(\.clockStyle) private var clockStyle
      let present: (Drawing) -> Void
      let report: (ClockStyle) -> Void
      var body: some Component {
        Press("Open") { present(Press("Style") { report(clockStyle) }.drawing()) }
      }
    }
    var sheets: [Drawing] = []
    var seen: [ClockStyle] = []
    let opener = Opener(present: { sheets.append($0) }, report: { seen.append($0) })
    try opener.surrounding(\.clockStyle, .twelveHours).drawing().press("Open")
    _ = opener.drawing()

    try #require(sheets.first).press("Style")

    #expect(seen == [.twelveHours])
  }

  @Test func `a sheet's own screen has the style of the sheet's tree`() throws {
    struct Opener: Screen {
      @Surrounding(\.clockStyle) private var clockStyle
      let present: (Drawing) -> Void
      var body: some Component {
        Column(
          Line(clockStyle.text(hour: 15)),
          Press("Open") { present(DueRow("Pay rent", hour: 15).drawing()) })
      }
    }
    var sheets: [Drawing] = []
    let opener = Opener { sheets.append($0) }.surrounding(\.clockStyle, .twelveHours).drawing()

    try opener.press("Open")

    #expect(opener.lines.first == "3 pm")
    #expect(sheets.map(\.lines) == [["Pay rent, 15:00"]])
  }

  @Test func `a button that a screen passes to another one has the style of the screen's place`()
    throws
  {
    struct Frame<Content: Component>: Screen {
      @Surrounding(\.clockStyle) private var clockStyle
      let content: Content
      var body: some Component { Column(Line(clockStyle.text(hour: 15)), content) }
    }
    struct Outer: Screen {
      @Surrounding(\.clockStyle) private var clockStyle
      let report: (ClockStyle) -> Void
      var body: some Component {
        Frame(content: Press("Style") { report(clockStyle) })
          .surrounding(\.clockStyle, .twentyFourHours)
      }
    }
    var seen: [ClockStyle] = []
    let outer = Outer { seen.append($0) }
    let first = outer.surrounding(\.clockStyle, .twelveHours).drawing()
    let second = outer.drawing()

    for drawing in [first, second] { try drawing.press("Style") }

    #expect(first.lines == ["15:00", "[Style]"])
    #expect(seen == [.twelveHours, .twentyFourHours])
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

/// Reads the style after an `await`.
private struct LateButton: Screen {
  @Surrounding(\.clockStyle) private var clockStyle
  let started: (Task<ClockStyle, Never>) -> Void

  var body: some Component {
    Press("Style") {
      started(
        Task {
          await Task.yield()
          return clockStyle
        })
    }
  }
}

/// Returns what the tasks return, in their order.
private func styles(of tasks: [Task<ClockStyle, Never>]) async -> [ClockStyle] {
  var styles: [ClockStyle] = []
  for task in tasks { styles.append(await task.value) }
  return styles
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
