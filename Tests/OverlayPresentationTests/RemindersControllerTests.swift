import Foundation
import OverlayPresentation
import ReminderStorage
import TestSupport
import Testing
import UIKitStandIn

/// The list of reminders, with an overlay that the test supplies.
@MainActor
struct RemindersControllerTests {
  private let overlay = UIView()

  @Test func `an empty list shows the overlay that was injected`() {
    let controller = RemindersController(overlay: overlay)

    controller.show([])

    #expect(overlay.superview === controller.view)
  }

  @Test func `a reminder removes the overlay that was injected`() {
    let controller = RemindersController(overlay: overlay)

    controller.show([])
    controller.show([])
    controller.show(["Pay rent"])

    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `an empty list twice shows one overlay`() {
    let controller = RemindersController(overlay: overlay)

    controller.show([])
    controller.show([])

    #expect(controller.view.subviews.count == 1)
    #expect(overlay.superview === controller.view)
  }

  @Test func `an overlay that was removed by other code comes back`() {
    let controller = RemindersController(overlay: overlay)

    controller.show([])
    overlay.removeFromSuperview()
    controller.show([])

    #expect(overlay.superview === controller.view)
  }

  @Test func `a list with a reminder loads no view`() {
    let controller = RemindersController(overlay: overlay)

    controller.show(["Pay rent"])

    #expect(!controller.isViewLoaded)
  }

  @Test func `an empty list loads the view`() {
    let controller = RemindersController(overlay: overlay)

    controller.show([])

    #expect(controller.isViewLoaded)
  }
}

/// The screen that gets no id, and its error page.
@MainActor
struct NewReminderControllerTests {
  private let store = SpyStore()
  private let page = ErrorPage()
  private let log = Log()
  private let area = CGRect(x: 0, y: 0, width: 300, height: 400)

  @Test func `a reminder gets the next id, and no error page is shown`() {
    let controller = makeController()

    controller.create("Pay rent")
    controller.create("Call home")

    #expect(controller.titles == [0: "Pay rent", 1: "Call home"])
    #expect(page.superview == nil)
  }

  @Test func `without an id, the error page says so`() {
    store.set("a text", forKey: "currentReminderId")
    let controller = makeController()

    controller.create("Pay rent")

    #expect(controller.titles.isEmpty)
    #expect(page.superview === controller.view)
    #expect(page.message.superview === page)
    #expect(page.message.text == "The reminder wasn't saved. Tap to go back.")
  }

  @Test func `the message fills the error page`() {
    #expect(ErrorPage(frame: area).message.frame == area)
    #expect(page.message.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `VoiceOver reads the error page alone, as a button`() {
    #expect(page.accessibilityViewIsModal)
    #expect(page.message.accessibilityTraits.contains(.button))
  }

  @Test func `the log says why there is no id`() {
    store.set("a text", forKey: "currentReminderId")
    let controller = makeController()

    controller.create("Pay rent")

    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("which is not an integer") == true)
  }

  @Test func `a tap on the error page closes it`() {
    store.set("a text", forKey: "currentReminderId")
    let controller = makeController()
    controller.view.frame = area

    controller.create("Pay rent")
    let touched = controller.view.hitTest(CGPoint(x: 5, y: 5), with: nil)
    (touched as? UIControl)?.sendActions(for: .touchUpInside)

    #expect(touched === page)
    #expect(page.superview == nil)
  }

  @Test func `an error page does not keep its screen alive`() {
    weak var gone: NewReminderController?

    do {
      let controller = makeController()
      gone = controller
      controller.create("Pay rent")
    }

    #expect(gone == nil)
  }

  @Test func `a screen that is freed takes its error page along`() {
    weak var gone: ErrorPage?

    do {
      let page = ErrorPage()
      gone = page
      _ = NewReminderController(ids: ReminderIdGenerator(store: store), errorPage: page) { _ in }
    }

    #expect(gone == nil, "the page's action must not hold the slot, which holds the page")
  }

  @Test func `the next attempt that succeeds removes the error page`() {
    store.set("a text", forKey: "currentReminderId")
    let controller = makeController()

    controller.create("Pay rent")
    store.set(7, forKey: "currentReminderId")
    controller.create("Pay rent")

    #expect(controller.titles == [8: "Pay rent"])
    #expect(page.superview == nil)
  }

  private func makeController() -> NewReminderController {
    NewReminderController(ids: ReminderIdGenerator(store: store), errorPage: page) { [log] line in
      log.lines.append(line)
    }
  }
}

/// Keeps what was logged.
private final class Log {
  var lines: [String] = []
}

/// The talk's empty table.
@MainActor
struct RemindersTableControllerTests {
  private let overlay = UIView()

  @Test func `an empty table shows the overlay behind its rows`() {
    let controller = RemindersTableController(overlay: overlay)
    controller.tableView.addSubview(UIView())

    controller.show([])
    controller.show([])

    #expect(controller.tableView.backgroundView === overlay)
    #expect(controller.tableView.subviews.first === overlay)
    #expect(controller.tableView.subviews.count == 2)
  }

  @Test func `a table with a row has no overlay`() {
    let controller = RemindersTableController(overlay: overlay)

    controller.show([])
    controller.show(["Pay rent"])

    #expect(overlay.superview == nil)
    #expect(controller.tableView(controller.tableView, numberOfRowsInSection: 0) == 1)
  }

  @Test func `a table reloads its rows`() {
    let controller = RemindersTableController(overlay: overlay)
    let table = SpyTable(frame: CGRect(), style: .plain)
    controller.tableView = table

    controller.show(["Pay rent"])

    #expect(table.reloads == 1)
  }
}

/// A spy: it counts how often it is reloaded.
private final class SpyTable: UITableView {
  private(set) var reloads = 0

  override func reloadData() { reloads += 1 }
}
