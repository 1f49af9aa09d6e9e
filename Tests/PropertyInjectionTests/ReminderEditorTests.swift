import PropertyInjection
import Testing

/// Two objects that need each other.
struct ReminderEditorTests {
  @Test func `two screens that need each other are joined by a property`() {
    let editor = ReminderEditor()
    let overview = ReminderOverview(editor: editor)
    editor.delegate = overview

    overview.add("Water the plants")

    #expect(overview.titles == ["Water the plants"])
  }

  @Test func `without a delegate, what the user saves is lost in silence`() {
    let overview = ReminderOverview(editor: ReminderEditor())

    overview.add("Water the plants")

    #expect(overview.titles.isEmpty)
  }

  @Test func `a weak property lets both screens go`() {
    weak var sawEditor: ReminderEditor?
    weak var sawOverview: ReminderOverview?
    do {
      let editor = ReminderEditor()
      let overview = ReminderOverview(editor: editor)
      editor.delegate = overview
      sawEditor = editor
      sawOverview = overview
      overview.add("Water the plants")
    }

    #expect(sawOverview == nil)
    #expect(sawEditor == nil)
  }

  @Test func `an overview passes a closure to the factory of its editor, and both are released`() {
    weak var sawOverview: Overview?
    weak var sawEditor: Editor?
    do {
      let overview = Overview(makeEditor: Editor.init)
      overview.openEditor()
      overview.editor?.save("Water the plants")
      sawOverview = overview
      sawEditor = overview.editor

      #expect(overview.titles == ["Water the plants"])
    }

    #expect(sawOverview == nil)
    #expect(sawEditor == nil)
  }

  /// Shows what a forgotten `[weak self]` costs.
  @Test func `a closure that keeps the overview alive is never released`() {
    weak var sawOverview: Overview?
    do {
      let overview = Overview(makeEditor: Editor.init)
      overview.openLeakingEditor()
      sawOverview = overview
    }

    #expect(sawOverview != nil)
    sawOverview?.editor = nil
    #expect(sawOverview == nil)
  }
}

/// Opens an editor when the user asks for one, so nothing has to be assigned later.
private final class Overview {
  private(set) var titles: [String] = []
  var editor: Editor?
  private let makeEditor: (@escaping (String) -> Void) -> Editor

  init(makeEditor: @escaping (@escaping (String) -> Void) -> Editor) {
    self.makeEditor = makeEditor
  }

  func openEditor() {
    editor = makeEditor { [weak self] title in self?.titles.append(title) }
  }

  func openLeakingEditor() {
    editor = makeEditor { title in self.titles.append(title) }
  }
}

private final class Editor {
  private let onSave: (String) -> Void

  init(onSave: @escaping (String) -> Void) { self.onSave = onSave }

  func save(_ title: String) { onSave(title) }
}
