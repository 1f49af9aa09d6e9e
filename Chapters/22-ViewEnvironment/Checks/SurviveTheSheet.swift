import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import ViewEnvironmentExercises

@Suite(.exercise("22.4")) struct SurviveTheSheet {
  private let store = SpyStore([currentReminderId: 41])

  @Test func `each sheet takes its ids from the window's store`() throws {
    let app = App(store: store)
    for _ in 1...3 { try app.save(in: app.newSheet()) }
    #expect(
      app.saved == [42, 43, 44],
      """
      each sheet must take its ids from the store that `makeWindow` was given, which held 41; three \
      sheets were presented and saved, 42, 43, 44 were due, and saved was \(app.saved)
      """)
    #expect(
      store.object(forKey: currentReminderId) as? Int == 44,
      """
      44 is the last id that was due, and the store that `makeWindow` was given holds \
      \(described(store))
      """)
  }

  @Test func `an id is taken at each press, and at no other time`() throws {
    let app = App(store: store)
    _ = app.window.page()
    let sheets = try [app.newSheet(), app.newSheet()]
    for sheet in sheets + sheets { _ = sheet.page() }
    #expect(
      store.writtenKeys.isEmpty,
      """
      an id is taken at each press of "Save"; two sheets were presented and drawn, none was saved, and \
      the store was written all the same
      """)
    for index in [0, 0, 1, 0] { try app.save(in: sheets[index]) }
    #expect(
      app.saved == [42, 43, 44, 45],
      """
      an id is taken at each press of "Save", also in a sheet that was saved before; 42 to 45 were due \
      for four presses in two sheets, and saved was \(app.saved)
      """)
  }

  @Test func `a button that is kept saves each time`() throws {
    let app = App(store: store)
    let page = try app.newSheet().page()
    for _ in 1...3 { try page.press("Save") }
    #expect(
      app.saved == [42, 43, 44],
      """
      a sheet was drawn once and "Save" pressed three times; an id is taken at each press of "Save", \
      so 42, 43, 44 were due, and saved was \(app.saved)
      """)
  }

  @Test func `a sheet saves after its window is gone`() throws {
    let app = App(store: store)
    let sheet = try app.newSheet()
    app.close()
    try app.save(in: sheet)
    #expect(
      app.saved == [42],
      """
      a sheet may outlive its window; the window was gone when "Save" was pressed, 42 was due, and \
      saved was \(app.saved)
      """)
  }

  @Test func `an id is stored before it is saved`() throws {
    var stored: [Int?] = []
    let app = App(store: store)
    app.whenSaved = { [store] in stored.append(store.object(forKey: currentReminderId) as? Int) }
    for _ in 1...2 { try app.save(in: app.newSheet()) }
    #expect(
      stored == [42, 43],
      """
      an id is passed to `saved` after storing it, so that nobody else takes the same one meanwhile; \
      when `saved` was called, 42 and then 43 was due in the store, and the store held \
      \(stored.map { $0.map(String.init) ?? "nothing" })
      """)
  }

  @Test func `two windows have a store each`() throws {
    let (mine, yours) = (App(store: store), App(store: SpyStore()))
    let sheets = try [mine.newSheet(), yours.newSheet(), mine.newSheet(), yours.newSheet()]
    for (index, app) in [mine, yours, mine, yours].enumerated() {
      try app.save(in: sheets[index])
    }
    #expect(
      mine.saved == [42, 43] && yours.saved == [0, 1],
      """
      two windows have a store each, one with 41 and an empty one; 42, 43 and 0, 1 were due by turns, \
      and saved was \(mine.saved) and \(yours.saved)
      """)
  }

  @Test func `two windows on one store go on together`() throws {
    let (mine, yours) = (App(store: store), App(store: store))
    let sheets = try [mine.newSheet(), yours.newSheet()]
    for (index, app) in [mine, yours, mine].enumerated() { try app.save(in: sheets[index % 2]) }
    #expect(
      mine.saved == [42, 44] && yours.saved == [43],
      """
      two windows on one store must not take the same id; 42 and 44 were due in the first one and 43 \
      in the second, and saved was \(mine.saved) and \(yours.saved)
      """)
  }

  @Test(arguments: ["four", Int.max] as [any Sendable])
  func `without a next id Save throws the error`(stored: any Sendable) {
    let store = SpyStore([currentReminderId: stored])
    let app = App(store: store)
    guard let sheet = try? app.newSheet() else {
      Issue.record("\(stored) is stored; \"New\" threw an error, but only \"Save\" takes an id")
      return
    }
    #expect(
      throws: ReminderIdError.self,
      """
      \(stored) is stored, so there is no next id, and "Save" must throw the `ReminderIdError` as it is
      """
    ) {
      try app.save(in: sheet)
    }
    #expect(
      app.saved.isEmpty && store.writtenKeys.isEmpty,
      """
      \(stored) is stored, so there is no next id and nothing to save; saved was \(app.saved), and the \
      store was \(store.writtenKeys.isEmpty ? "left alone" : "written")
      """)
  }

  @Test func `each part shows the hour in the style of its own place`() throws {
    var twelve = Place()
    twelve.style = .twelveHours
    let app = App(store: store)
    let windows = [app.window.page(at: twelve), app.window.page(), app.window.page(at: twelve)]
    #expect(
      windows.map(\.lines) == [["Pay rent, 3 pm"], ["Pay rent, 15:00"], ["Pay rent, 3 pm"]],
      """
      the window was drawn in the style of 12 hours, of 24 hours, and of 12 hours again, and showed \
      \(windows.flatMap(\.lines))
      """)
    for (name, window) in [("12", windows[0]), ("24", windows[1])] {
      try window.press("New")
      let sheet = try #require(app.sheets.last, "\"New\" was pressed, and no sheet was presented")
      let lines = [sheet.page(), sheet.page(at: twelve)].flatMap(\.lines)
      #expect(
        lines == ["New reminder, 18:00", "New reminder, 6 pm"],
        """
        the sheet shows the hour in the style of its own tree, first 24 hours and then 12, although \
        the window has the style of \(name) hours; it showed \(lines)
        """)
    }
  }

  @Test func `a window presents a new sheet at each press of New, and none before`() throws {
    let app = App(store: store)
    let page = app.window.page()
    #expect(
      app.sheets.isEmpty, "the window was drawn, and a sheet was there before \"New\" was pressed")
    for _ in 1...2 { try page.press("New") }
    #expect(
      app.sheets.count == 2,
      "\"New\" was pressed twice, and presented were \(app.sheets.count) sheets")
  }

  @Test func `each preview counts from 0 in a store of its own`() throws {
    let (mine, yours) = (App(), App())
    for app in [mine, yours, mine, mine, yours] { try app.save(in: app.newSheet()) }
    #expect(
      mine.saved == [0, 1, 2] && yours.saved == [0, 1],
      """
      a preview counts from 0, across its sheets, and apart from the next preview; two were made once \
      each, and drawn again for each sheet; 0, 1, 2 and 0, 1 were due by turns, and saved was \
      \(mine.saved) and \(yours.saved)
      """)
  }

  @Test func `a preview shows what the window shows`() throws {
    let app = App()
    let lines = try app.window.page().lines + app.newSheet().page().lines
    #expect(
      lines == ["Pay rent, 15:00", "New reminder, 18:00"],
      "the preview's window and its sheet show \(lines)")
  }

  private func described(_ store: SpyStore) -> String {
    store.object(forKey: currentReminderId).map { "\($0)" } ?? "nothing"
  }
}

/// A window, the sheets that it has presented, and the ids that they have saved.
private final class App {
  private(set) var window: any WindowPart = Nothing()
  private(set) var sheets: [any WindowPart] = []
  private(set) var saved: [Int] = []
  var whenSaved: () -> Void = {}

  /// A window of the app, or for nil a preview.
  init(store: SpyStore? = nil) {
    let present: (any WindowPart) -> Void = { [unowned self] in sheets.append($0) }
    let save: (Int) -> Void = { [unowned self] in
      saved.append($0)
      whenSaved()
    }
    window =
      store.map { makeWindow(store: $0, present: present, saved: save) }
      ?? makePreview(present: present, saved: save)
  }

  /// Lets go of the window.
  func close() { window = Nothing() }

  /// Draws the window, presses "New", and returns the sheet.
  func newSheet() throws -> any WindowPart {
    let before = sheets.count
    try window.page().press("New")
    try #require(sheets.count > before, "\"New\" was pressed, and no sheet was presented")
    return sheets[before]
  }

  /// Draws a sheet as the top of a tree of its own, and presses "Save".
  func save(in sheet: any WindowPart) throws {
    try sheet.page().press("Save")
  }
}

private struct Nothing: WindowPart {
  func draw(on page: inout Page, at place: Place) {}
}

extension WindowPart {
  /// Draws this part as the top of a tree.
  fileprivate func page(at place: Place = Place()) -> Page {
    var page = Page()
    draw(on: &page, at: place)
    return page
  }
}

extension Page {
  /// Presses a button, which must be there.
  fileprivate func press(_ title: String) throws {
    let action = try #require(buttons[title], "there is no button \"\(title)\" on the page")
    try action()
  }
}
