import TestSupport
import Testing
import ViewEnvironment

@MainActor struct SurroundingsTests {
  private let row = DueRow("Pay rent", hour: 15)

  @Test func `without an override a row shows the key's default`() {
    #expect(row.drawing().lines == ["Pay rent, 15:00"])
  }

  @Test func `an override holds below it, and not beside it`() {
    let rows = Column(
      DueRow("Pay rent", hour: 15),
      Column(DueRow("Call Ada", hour: 9)).surrounding(\.clockStyle, .twelveHours),
      DueRow("Water the plants", hour: 20))

    #expect(
      rows.drawing().lines == [
        "Pay rent, 15:00", "Call Ada, 9 am", "Water the plants, 20:00",
      ])
  }

  @Test func `the nearest override wins`() {
    let rows = Column(row.surrounding(\.clockStyle, .twentyFourHours), row)
      .surrounding(\.clockStyle, .twelveHours)

    #expect(rows.drawing().lines == ["Pay rent, 15:00", "Pay rent, 3 pm"])
  }

  @Test func `of two overrides in a row the first one wins, because it is nearer`() {
    let overridden =
      row
      .surrounding(\.clockStyle, .twelveHours)
      .surrounding(\.clockStyle, .twentyFourHours)

    #expect(overridden.drawing().lines == ["Pay rent, 3 pm"])
  }

  @Test func `an override passes through screens that don't read it`() {
    struct Frame: Screen {
      let content: DueRow
      var body: some Component { Column(Line("Today"), content) }
    }

    let frame = Frame(content: row).surrounding(\.clockStyle, .twelveHours)

    #expect(frame.drawing().lines == ["Today", "Pay rent, 3 pm"])
  }

  @Test func `an override holds for one drawing, and is not kept`() {
    #expect(row.surrounding(\.clockStyle, .twelveHours).drawing().lines == ["Pay rent, 3 pm"])
    #expect(row.drawing().lines == ["Pay rent, 15:00"])
  }

  @Test func `two keys with values of one type are kept apart`() {
    var surroundings = Surroundings()
    surroundings.title = "Today"

    #expect(surroundings.title == "Today")
    #expect(surroundings.subtitle == nil)
  }

  @Test func `a class that is a key, and an object by this class, are kept apart`() {
    final class Theme: SurroundingsKey {
      static let defaultValue = "light"
    }
    var surroundings = Surroundings()
    surroundings[Theme.self] = "dark"
    let theme = Theme()
    surroundings[object: Theme.self] = theme

    #expect(surroundings[Theme.self] == "dark")
    #expect(surroundings[object: Theme.self] === theme)
  }

  @Test func `nil is a value, so it overrides one further up`() {
    struct Title: Screen {
      @Surrounding(\.title) private var title
      var body: some Component { Line(title ?? "nil") }
    }

    let titles = Column(Title(), Title().surrounding(\.title, nil)).surrounding(\.title, "Today")

    #expect(Title().drawing().lines == ["Untitled"], "the key's default")
    #expect(titles.drawing().lines == ["Today", "nil"])
  }

  @Test(
    arguments: zip([0, 1, 11, 12, 13, 23], ["12 am", "1 am", "11 am", "12 pm", "1 pm", "11 pm"]))
  func `an hour in the style of twelve hours`(hour: Int, text: String) {
    #expect(ClockStyle.twelveHours.text(hour: hour) == text)
  }

  @Test func `a screen that is a class ends the process, because its superclass would be skipped`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = ClassScreen().drawing() }
    }
    #expect(message(of: result).contains("ClassScreen is not a struct"))
  }

  @Test func `two buttons of one title end the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Column(Press("Add") {}, Press("Add") {}).drawing() }
    }
    #expect(message(of: result).contains("two buttons \"Add\""))
  }

  @Test func `a button that is not there is an error, and so is the action's`() {
    struct Broken: Error {}
    let drawing = Press("Break") { throw Broken() }.drawing()

    #expect(drawing.lines == ["[Break]"])
    #expect(throws: Broken.self) { try drawing.press("Break") }
    #expect(throws: NoSuchButton.self) { try drawing.press("Mend") }
  }
}

private final class ClassScreen: Screen {
  var body: some Component { Line("drawn") }
}

private enum TitleKey: SurroundingsKey {
  static let defaultValue: String? = "Untitled"
}

private enum SubtitleKey: SurroundingsKey {
  static let defaultValue: String? = nil
}

extension Surroundings {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  fileprivate var subtitle: String? {
    get { self[SubtitleKey.self] }
    set { self[SubtitleKey.self] = newValue }
  }
}
