import Foundation
import OverlayPresentation
import Testing
import UIKitStandIn

/// What the talk's third way does.
@MainActor
struct OverlayPresentableTests {
  private let overlay = UILabel()

  @Test func `the overlay that was injected is the one it shows and removes`() {
    let controller = PresentableRemindersController(overlay: overlay)

    controller.show([])
    let shownIn = overlay.superview
    controller.show(["Pay rent"])

    #expect(shownIn === controller.view)
    #expect(overlay.superview == nil)
  }

  @Test func `showing again brings the overlay to the front, and adds none`() {
    let controller = PresentableRemindersController(overlay: overlay)

    controller.showOverlay()
    controller.view.addSubview(UIView())
    controller.showOverlay()

    #expect(controller.view.subviews.last === overlay)
    #expect(controller.view.subviews.count == 2)
  }

  @Test func `removing what was never shown loads no view`() {
    let controller = PresentableRemindersController(overlay: overlay)

    controller.removeOverlay()

    #expect(!controller.isViewLoaded)
  }

  @Test func `showing fills the view, now and when its size changes`() {
    let controller = PresentableRemindersController(overlay: overlay)
    controller.view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    overlay.translatesAutoresizingMaskIntoConstraints = false

    controller.showOverlay()

    #expect(overlay.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(overlay.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(overlay.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `one loop covers screens that have different overlays`() {
    let screens: [any UIViewController & OverlayPresentable] = [
      PresentableRemindersController(overlay: UILabel()), PhotoController(),
    ]

    for screen in screens { screen.showOverlay() }

    #expect(screens.map(\.view.subviews.count) == [1, 1])
  }
}

/// What the protocol lets go wrong.
@MainActor
struct PitfallTests {
  private let overlay = UILabel()

  @Test func `an overlay that is made anew each time is never removed`() {
    let controller = ForgetfulController()

    controller.showOverlay()
    controller.removeOverlay()

    #expect(controller.texts == ["Nothing to remember"])
  }

  @Test func `showing reads the overlay once, so the view that it lays out is the one it adds`() {
    let controller = CountingController()
    controller.view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)

    controller.showOverlay()

    #expect(controller.made == 1)
    #expect(controller.view.subviews.map(\.frame) == [controller.view.bounds])
  }

  @Test func `reading the overlay twice tells`() {
    #expect(!keepsItsOverlay(ForgetfulController()))
    #expect(keepsItsOverlay(PresentableRemindersController(overlay: UILabel())))
    #expect(keepsItsOverlay(PhotoController()))
  }

  @Test func `a controller removes a shared overlay from another's view`() {
    let shared = UILabel()
    let mine = PresentableRemindersController(overlay: shared)
    let yours = PresentableRemindersController(overlay: shared)

    yours.show([])
    mine.show(["Pay rent"])

    #expect(shared.superview == nil, "and yours still has nothing to remember")
  }

  @Test func `a screen has one overlay, and can't use it for two states`() {
    overlay.text = "Nothing to remember"
    let controller = PresentableRemindersController(overlay: overlay)
    controller.show(["Pay rent"])

    controller.showOverlay()
    #expect(controller.texts == ["Nothing to remember"], "over a list that has a reminder")

    controller.show(["Pay rent", "Call home"])
    #expect(controller.texts.isEmpty, "and the phone is still offline")
  }

  @Test func `generic code does not call a controller's own showOverlay`() {
    func present(_ screen: some UIViewController & OverlayPresentable) { screen.showOverlay() }
    let controller = FadingController()

    present(controller)
    let fades = controller.fades
    controller.showOverlay()

    #expect(fades == 0, "showOverlay is no requirement of the protocol")
    #expect(controller.fades == 1)
  }

  @Test func `a table controller puts the overlay into the table itself`() {
    let controller = TableController()

    controller.showOverlay()

    #expect(controller.overlay.superview === controller.tableView, "so it scrolls with the rows")
  }
}

/// Returns whether `screen` has one overlay, and not a new one at each access.
@MainActor
private func keepsItsOverlay(_ screen: some OverlayPresentable) -> Bool {
  screen.overlay === screen.overlay
}

/// A class that has an overlay, and knows nothing of the protocol.
private final class PhotoController: UIViewController {
  let overlay = ErrorPage()
}

/// Like the talk's controller, it conforms by an empty extension.
extension PhotoController: OverlayPresentable {}

/// A controller that conforms, and makes a new overlay at each access.
private final class ForgetfulController: UIViewController, OverlayPresentable {
  var overlay: UILabel {
    let label = UILabel()
    label.text = "Nothing to remember"
    return label
  }
}

/// A controller that makes a new overlay at each access, and counts them.
private final class CountingController: UIViewController, OverlayPresentable {
  private(set) var made = 0

  var overlay: UILabel {
    made += 1
    return UILabel()
  }
}

/// A controller that shows its overlay in its own way.
private final class FadingController: UIViewController, OverlayPresentable {
  let overlay = UILabel()
  private(set) var fades = 0

  func showOverlay() {
    fades += 1
    view.addSubview(overlay)
  }
}

/// A controller whose view is its table.
private final class TableController: UITableViewController, OverlayPresentable {
  let overlay = UILabel()
}
