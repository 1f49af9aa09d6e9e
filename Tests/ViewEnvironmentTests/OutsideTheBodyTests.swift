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

  // SwiftUI installs the environment also in the properties of a struct that is a `DynamicProperty`.
  @Test func `here, a wrapper in a struct that a screen holds stays at the default`() {
    @MainActor struct Formatter {
      @Surrounding(\.clockStyle) var clockStyle
    }
    struct Row: Screen {
      let formatter = Formatter()
      var body: some Component { Line(formatter.clockStyle.text(hour: 15)) }
    }

    #expect(Row().surrounding(\.clockStyle, .twelveHours).drawing().lines == ["15:00"])
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
