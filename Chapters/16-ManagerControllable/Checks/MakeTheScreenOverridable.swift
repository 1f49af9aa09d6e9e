import ExerciseKit
import Foundation
import Testing
import UIKitStandIn

@testable import ManagerControllableExercises

@MainActor
@Suite(.exercise("16.1")) struct MakeTheScreenOverridable {
  private let stub = IdStub(lastId: 41)
  private var screen: TestingAddScreen { TestingAddScreen(idManager: stub) }

  @Test func `the title shows the test's id`() {
    let title = loadedTitle(of: screen)
    #expect(
      title == "Reminder 42",
      """
      the test's manager has the last id 41, so the title must be "Reminder 42", but it is \
      "\(title)"; which `idManager` does `viewDidLoad` use?
      """)
  }

  @Test func `the title shows that there is no id yet`() {
    let title = loadedTitle(of: TestingAddScreen(idManager: IdStub(lastId: nil)))
    #expect(
      title == "Reminder 0",
      """
      the test's manager has no last id, so the title must be "Reminder 0", but it is "\(title)"
      """)
  }

  @Test func `a reminder gets the test's id`() {
    let added = screen.add("Pay rent")
    #expect(
      added == AddedReminder(id: 42, title: "Pay rent"),
      """
      `add("Pay rent")` must make a reminder with that title and the test's next id, 42; it made \
      \(added.id), "\(added.title)"
      """)
  }

  @Test(arguments: ["Pay rent", ""]) func `a copy gets the test's id`(title: String) {
    let copy = screen.addCopy(of: AddedReminder(id: 3, title: title))
    #expect(
      copy == AddedReminder(id: 42, title: title),
      """
      a copy of 3, "\(title)" must have that title and the test's next id, 42; it is \(copy.id), \
      "\(copy.title)"
      """)
  }

  @Test func `showing the next id takes none`() {
    let screen = screen
    let title = loadedTitle(of: screen)
    let added = screen.add("Tea")
    #expect(
      title == "Reminder \(added.id)" && added.id == 42,
      """
      the title shows the next reminder's id, and must not use it up: it is "\(title)", and the \
      reminder that was added then got \(added.id)
      """)
  }

  @Test func `each reminder takes one id`() {
    let screen = screen
    let added = screen.add("Tea")
    let ids = [added.id, screen.addCopy(of: added).id, screen.add("Milk").id]
    #expect(
      ids == [42, 43, 44],
      "an added reminder, its copy and another one must get 42, 43 and 44, but they got \(ids)")
  }

  @Test func `a caller that sees the superclass uses the test's manager`() {
    let form: FormScreen = screen
    let id = form.makeReminder("Tea").id
    #expect(
      id == 42,
      """
      a caller that sees a `FormScreen` makes a reminder with the test's screen; its id must be 42, \
      but it is \(id)
      """)
  }

  @Test func `a caller that sees the protocol uses the test's manager`() {
    let found = manager(of: screen)
    #expect(
      found as? IdStub === stub,
      """
      a caller that sees `some IdManagerControllable` reads the test's screen's `idManager`, and gets \
      another one; which class declares the conformance?
      """)
  }

  @Test func `a test never uses the shared manager`() async {
    await confirmation("a test's screen also used `IdManager.default`", expectedCount: 0) { used in
      IdManager.$isUsed.withValue({ used() }) {
        let screen = screen
        screen.loadViewIfNeeded()
        let added = screen.add("Tea")
        _ = screen.addCopy(of: added)
        _ = screen.makeReminder("Milk")
      }
    }
  }

  @Test func `two tests have a manager each`() {
    let screens = [41, 6].map { TestingAddScreen(idManager: IdStub(lastId: $0)) }
    let ids = (screens + screens).map { $0.add("Tea").id }
    let copies = screens.map { $0.addCopy(of: AddedReminder(id: 0, title: "Tea")).id }
    #expect(
      ids + copies == [42, 7, 43, 8, 44, 9],
      """
      two testing screens with the last ids 41 and 6 are used in turn, two adds and a copy each; the \
      ids must be [42, 7, 43, 8, 44, 9], but they are \(ids + copies)
      """)
  }

  @Test func `the app's screens use the shared manager`() {
    let screen = AddScreen()
    let form = FormScreen()
    let titles = [screen, form].map(loadedTitle)
    #expect(
      titles == ["Reminder 8", "Reminder 8"],
      """
      the shared manager's last id is 7, so both screens' titles must be "Reminder 8"; they are \
      \(titles)
      """)
    let added = screen.add("Tea")
    let ids = [added.id, screen.addCopy(of: added).id, form.makeReminder("Tea").id]
    #expect(
      ids == [8, 8, 8],
      "the shared manager returns 8 each time, and the app's screens made reminders with \(ids)")
  }

  @Test func `the app's screens keep the shared manager beside a test's`() {
    let screen = screen
    let app = [AddScreen(), AddScreen()]
    let ids = [app[0].add("Tea").id, screen.add("Tea").id, app[1].add("Tea").id]
    #expect(
      ids == [8, 42, 8],
      """
      an app's screen, a test's screen and another app's screen each add a reminder; the ids must be \
      [8, 42, 8], but they are \(ids)
      """)
    let form = manager(of: FormScreen())
    #expect(
      form as? IdManager === IdManager.default,
      "beside a test's screen, an app's `FormScreen` doesn't use `IdManager.default`")
  }

  @Test func `a storyboard still makes the app's screens`() throws {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: NSArray(), requiringSecureCoding: true)
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
    let titles = [FormScreen(coder: coder), AddScreen(coder: coder)].map { $0.map(loadedTitle) }
    #expect(
      titles == ["Reminder 8", "Reminder 8"],
      """
      a storyboard calls `init(coder:)`, which must return a screen with the title "Reminder 8" for \
      both classes; the titles are \(titles.map { $0 ?? "none, for lack of a screen" })
      """)
  }

  @Test func `other types that conform work as before`() {
    struct Plain: IdManagerControllable {}
    struct Own: IdManagerControllable {
      let idManager: any IdManageable
    }
    let ids = [
      Plain().makeReminder("Tea").id, Own(idManager: stub).makeReminder("Tea").id,
    ]
    #expect(
      ids == [8, 42],
      """
      a type that only conforms must get the shared manager's 8, and a type with the test's manager \
      42; they got \(ids)
      """)
  }

  private func loadedTitle(of screen: FormScreen) -> String {
    screen.loadViewIfNeeded()
    return screen.title ?? "none"
  }

  private func manager(of controllable: some IdManagerControllable) -> any IdManageable {
    controllable.idManager
  }
}

private final class IdStub: IdManageable {
  private(set) var lastId: Int?

  init(lastId: Int?) { self.lastId = lastId }

  func nextReminderId() -> Int {
    let next = (lastId ?? -1) + 1
    lastId = next
    return next
  }
}
