import ReminderStorage
import TestSupport
import Testing
import ViewEnvironment

/// The app's root, and the previews' root.
@MainActor struct RootTests {
  private let ada = Session(user: "Ada")

  @Test func `all windows share one generator`() throws {
    var added: [Int] = []
    let root = AppRoot(store: SpyStore([currentReminderId: 41])) { added.append($0) }

    try root.mainWindow(session: ada).drawing().press("Add")
    try root.quickWindow().drawing().press("Add")

    #expect(added == [42, 43])
  }

  @Test func `two roots share nothing`() throws {
    var added: [Int] = []
    let mine = AppRoot(store: SpyStore()) { added.append($0) }
    let yours = AppRoot(store: SpyStore()) { added.append($0) }

    for root in [mine, yours, mine] { try root.quickWindow().drawing().press("Add") }

    #expect(added == [0, 0, 1])
  }

  @Test func `the main window shows the user of its session`() {
    let root = AppRoot(store: SpyStore()) { _ in }

    #expect(
      root.mainWindow(session: ada).drawing().lines == [
        "Logged in as Ada", "Pay rent, 15:00", "[Add]",
      ])
  }

  @Test func `the home screen can be drawn without the button's dependencies`() {
    let home = HomeScreen(session: ada, add: Line("here is the button"))

    #expect(home.drawing().lines.last == "here is the button")
  }

  @Test(arguments: zip(ClockStyle.allCases, ["Pay rent, 3 pm", "Pay rent, 15:00"]))
  func `each preview can be drawn and pressed`(style: ClockStyle, row: String) throws {
    let preview = homePreview(clockStyle: style).drawing()
    try preview.press("Add")

    #expect(preview.lines == ["Logged in as Ada", row, "[Add]"])
  }

  @Test(arguments: ["initializer", "surroundings"])
  func `the same generator, through the initializer and through the surroundings`(
    way: String
  ) throws {
    var added: [Int] = []
    let store = SpyStore([currentReminderId: 41])
    let ids = ReminderIdGenerator(store: store)
    let drawing =
      way == "initializer"
      ? AddReminder(ids: ids) { added.append($0) }.drawing()
      : AmbientAddReminder { added.append($0) }.surrounding(\.ids, ids).drawing()

    try drawing.press("Add")
    try drawing.press("Add")

    #expect(added == [42, 43])
    #expect(store.object(forKey: currentReminderId) as? Int == 43)
  }
}
