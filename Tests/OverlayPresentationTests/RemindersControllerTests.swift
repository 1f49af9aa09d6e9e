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

  @Test func `a reminder gets the next id, and no error page is shown`() {
    let controller = makeController()

    controller.create("Pay rent")
    controller.create("Call home")

    #expect(controller.titles == [0: "Pay rent", 1: "Call home"])
    #expect(page.superview == nil)
  }

  @Test func `without an id, the error page says why`() {
    store.set("7", forKey: "currentReminderId")
    let controller = makeController()

    controller.create("Pay rent")

    #expect(controller.titles.isEmpty)
    #expect(page.superview === controller.view)
    #expect(page.message.text?.contains("which is not an integer") == true)
  }

  @Test func `the next attempt that succeeds removes the error page`() {
    store.set("7", forKey: "currentReminderId")
    let controller = makeController()

    controller.create("Pay rent")
    store.set(7, forKey: "currentReminderId")
    controller.create("Pay rent")

    #expect(controller.titles == [8: "Pay rent"])
    #expect(page.superview == nil)
  }

  private func makeController() -> NewReminderController {
    NewReminderController(ids: ReminderIdGenerator(store: store), errorPage: page)
  }
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
