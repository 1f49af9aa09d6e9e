import Foundation
import OverlayPresentation
import Testing
import UIKitStandIn

/// The third way, with an overlay that the test supplies.
@MainActor
struct RemindersControllerTests {
  private let overlay = SpyLabel()

  @Test func `the overlay it was given is the one it shows`() {
    let controller = RemindersController(overlay: overlay)

    controller.show([])

    #expect(overlay.superview === controller.view)
  }

  @Test func `the overlay it was given is the one it removes`() {
    let controller = RemindersController(overlay: overlay)

    controller.show([])
    controller.show(["Pay rent"])

    #expect(overlay.superview == nil)
    #expect(overlay.removals == 1)
  }

  @Test func `showing twice adds one overlay`() {
    let controller = RemindersController(overlay: overlay)

    controller.showOverlay()
    controller.showOverlay()

    #expect(controller.view.subviews.count == 1)
    #expect(overlay.superview === controller.view)
  }

  @Test func `showing again brings the overlay to the front`() {
    let controller = RemindersController(overlay: overlay)
    controller.showOverlay()
    controller.view.addSubview(UIView())

    controller.showOverlay()

    #expect(controller.view.subviews.last === overlay)
  }

  @Test func `removing twice removes once`() {
    let controller = RemindersController(overlay: overlay)

    controller.showOverlay()
    controller.removeOverlay()
    controller.removeOverlay()

    #expect(overlay.removals == 1)
  }

  @Test func `removing what was never shown does nothing, and loads no view`() {
    let controller = RemindersController(overlay: overlay)

    controller.removeOverlay()

    #expect(overlay.removals == 0)
    #expect(!controller.isViewLoaded)
  }

  @Test func `an overlay that others took away comes back`() {
    let controller = RemindersController(overlay: overlay)

    controller.show([])
    overlay.removeFromSuperview()
    controller.show([])

    #expect(overlay.superview === controller.view)
  }
}

/// The talk's two examples.
@MainActor
struct ErrorPageAndEmptyTableTests {
  @Test func `the error page says what went wrong, without a cast`() {
    let page = ErrorPage()
    let controller = SyncController(overlay: page)

    controller.finish(.failure(Offline()))

    #expect(page.superview === controller.view)
    #expect(controller.overlay.message.text == "You are offline")
  }

  @Test func `a second attempt that succeeds removes the error page`() {
    let page = ErrorPage()
    let controller = SyncController(overlay: page)

    controller.finish(.failure(Offline()))
    controller.finish(.success(["Pay rent"]))

    #expect(page.superview == nil)
  }

  @Test func `a table controller puts the overlay into the table itself`() {
    let nothing = UILabel()
    let controller = RemindersTableController(overlay: nothing)

    controller.show([])

    #expect(nothing.superview === controller.tableView, "so it scrolls with the rows")
  }

  @Test func `a table with a row has no overlay`() {
    let nothing = UILabel()
    let controller = RemindersTableController(overlay: nothing)

    controller.show([])
    controller.show(["Pay rent"])

    #expect(nothing.superview == nil)
    #expect(controller.tableView(controller.tableView, numberOfRowsInSection: 0) == 1)
  }

  @Test func `a table is told that its rows have changed`() {
    let controller = RemindersTableController(overlay: UILabel())
    let table = SpyTable(frame: CGRect(), style: .plain)
    controller.tableView = table

    controller.show(["Pay rent"])

    #expect(table.reloads == 1)
  }

  @Test func `a storyboard has no overlay to give, and gets no controller`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)

    #expect(RemindersController(coder: coder) == nil)
    #expect(SyncController(coder: coder) == nil)
    #expect(RemindersTableController(coder: coder) == nil)
    #expect(SlotRemindersController(coder: coder) == nil)
  }

  @Test func `screens with different overlays go through one loop`() {
    let controllers: [any UIViewController & OverlayPresentable] = [
      RemindersController(overlay: UILabel()), SyncController(overlay: ErrorPage()),
    ]

    for controller in controllers { controller.showOverlay() }

    #expect(controllers.map(\.view.subviews.count) == [1, 1])
  }
}

/// A spy: it records how often it was taken out of a view.
private final class SpyLabel: UILabel {
  private(set) var removals = 0

  override func removeFromSuperview() {
    if superview != nil { removals += 1 }
    super.removeFromSuperview()
  }
}

/// A spy: it counts how often it is reloaded.
private final class SpyTable: UITableView {
  private(set) var reloads = 0

  override func reloadData() { reloads += 1 }
}

private struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline" }
}
