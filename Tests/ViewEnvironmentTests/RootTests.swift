import ReminderStorage
import TestSupport
import Testing
import ViewEnvironment

/// The app's root, and the previews' root.
@MainActor struct RootTests {
  private let ada = Session(user: "Ada")

  @Test func `all windows count in one store`() throws {
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

  // A list can't be passed the finished screen of a row that nobody has pressed yet.
  @Test func `a list is passed a closure that makes the screen of the pressed row`() throws {
    struct List<Detail: Component>: Screen {
      let detail: (Int) -> Detail
      let present: (Detail) -> Void
      var body: some Component {
        Column(
          Press("First") { present(detail(0)) }, Press("Second") { present(detail(1)) })
      }
    }
    var added: [Int] = []
    let ids = ReminderIdGenerator(store: SpyStore([currentReminderId: 41]))
    var presented: [Drawing] = []
    let list = List { row in
      Column(Line("Row \(row)"), AddReminder(ids: ids) { added.append($0) })
    } present: {
      presented.append($0.drawing())
    }

    try list.drawing().press("Second")
    try presented[0].press("Add")

    #expect(presented.map(\.lines) == [["Row 1", "[Add]"]])
    #expect(added == [42])
  }

  @Test(arguments: ClockStyle.allCases)
  func `each preview can be drawn and pressed`(style: ClockStyle) throws {
    let preview = homePreview(clockStyle: style).drawing()
    try preview.press("Add")

    let row = "Pay rent, \(style.text(hour: 15))"
    #expect(preview.lines == ["Logged in as Ada", row, "[Add]"])
  }

  enum Way: CaseIterable { case initializer, surroundings }

  @Test(arguments: Way.allCases)
  func `the same generator, through the initializer and through the surroundings`(
    way: Way
  ) throws {
    var added: [Int] = []
    let store = SpyStore([currentReminderId: 41])
    let ids = ReminderIdGenerator(store: store)
    let drawing =
      way == .initializer
      ? AddReminder(ids: ids) { added.append($0) }.drawing()
      : AmbientAddReminder { added.append($0) }.surrounding(\.ids, ids).drawing()

    try drawing.press("Add")
    try drawing.press("Add")

    #expect(added == [42, 43])
    #expect(store.object(forKey: currentReminderId) as? Int == 43)
  }
}
