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
}
