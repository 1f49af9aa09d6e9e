import Testing
import ViewEnvironment

/// What a screen reads outside of its body.
@MainActor struct OutsideTheBodyTests {
  @Test func `a value that the initializer reads is the default, wherever the screen is`() {
    let rows = EagerRow(hour: 15).surrounding(\.clockStyle, .twelveHours)

    #expect(rows.drawing().lines == ["15:00"])
  }

  @Test func `a method that the body calls reads the value of the place`() {
    struct Row: Screen {
      @Surrounding(\.clockStyle) private var clockStyle
      private func text() -> String { clockStyle.text(hour: 15) }
      var body: some Component { Line(text()) }
    }

    #expect(Row().surrounding(\.clockStyle, .twelveHours).drawing().lines == ["3 pm"])
  }

  @Test func `a model's own property stays at the default, because no model is drawn`() {
    let model = DueModel()
    let rows = ModelRow(model: model).surrounding(\.clockStyle, .twelveHours)

    #expect(rows.drawing().lines == ["15:00"])
  }

  @Test func `a model's method is passed what the screen has read`() {
    final class Model {
      func text(in style: ClockStyle) -> String { style.text(hour: 15) }
    }
    struct Row: Screen {
      @Surrounding(\.clockStyle) private var clockStyle
      let model: Model
      var body: some Component { Line(model.text(in: clockStyle)) }
    }

    #expect(Row(model: Model()).surrounding(\.clockStyle, .twelveHours).drawing().lines == ["3 pm"])
  }

  // SwiftUI keeps a place for each part of the tree. Here the copies of a screen share one.
  @Test func `here, a button of a screen that was drawn twice reads what the last drawing read`()
    throws
  {
    struct Style: Screen {
      @Surrounding(\.clockStyle) private var clockStyle
      let report: (ClockStyle) -> Void
      var body: some Component { Press("Style") { report(clockStyle) } }
    }
    var seen: [ClockStyle] = []
    let style = Style { seen.append($0) }
    let first = style.surrounding(\.clockStyle, .twelveHours).drawing()
    _ = style.drawing()

    try first.press("Style")

    #expect(seen == [.twentyFourHours])
  }
}

/// A row that makes its text too early.
private struct EagerRow: Screen {
  @Surrounding(\.clockStyle) private var clockStyle
  private var text = ""

  init(hour: Int) {
    text = clockStyle.text(hour: hour)
  }

  var body: some Component { Line(text) }
}

/// A model that wants to read the surroundings itself.
@MainActor private final class DueModel {
  @Surrounding(\.clockStyle) private var clockStyle

  var text: String { clockStyle.text(hour: 15) }
}

private struct ModelRow: Screen {
  let model: DueModel
  var body: some Component { Line(model.text) }
}
