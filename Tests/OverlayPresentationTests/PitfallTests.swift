import OverlayPresentation
import Testing
import UIKitStandIn

/// What the protocol lets go wrong.
@MainActor
struct PitfallTests {
  @Test func `an overlay that is made anew each time is never removed`() {
    let controller = ForgetfulController()

    controller.showOverlay()
    controller.removeOverlay()

    #expect(controller.texts == ["Nothing to remember"])
  }

  @Test func `an overlay that is made anew each time piles up`() {
    let controller = ForgetfulController()

    controller.showOverlay()
    controller.showOverlay()

    #expect(controller.view.subviews.count == 2)
  }

  @Test func `asking twice for the overlay tells`() {
    #expect(!keepsItsOverlay(ForgetfulController()))
    #expect(keepsItsOverlay(RemindersController(overlay: UILabel())))
    #expect(keepsItsOverlay(SyncController(overlay: ErrorPage())))
    #expect(keepsItsOverlay(RemindersTableController(overlay: UILabel())))
  }

  @Test func `an overlay that two controllers share is with the last one`() {
    let shared = UILabel()
    let mine = RemindersController(overlay: shared)
    let yours = RemindersController(overlay: shared)

    mine.showOverlay()
    yours.showOverlay()

    #expect(mine.view.subviews.isEmpty)
    #expect(shared.superview === yours.view)
  }

  @Test func `a controller removes a shared overlay from another's view`() {
    let shared = UILabel()
    let mine = RemindersController(overlay: shared)
    let yours = RemindersController(overlay: shared)

    yours.showOverlay()
    mine.removeOverlay()

    #expect(shared.superview == nil, "and yours still has nothing to remember")
  }

  @Test func `showing loads the view before its time`() {
    let controller = RemindersController(overlay: UILabel())

    controller.showOverlay()

    #expect(controller.isViewLoaded)
  }

  @Test func `generic code passes over a controller's own showOverlay`() {
    func present(_ screen: some UIViewController & OverlayPresentable) { screen.showOverlay() }
    let controller = FadingController()

    present(controller)
    let fades = controller.fades
    controller.showOverlay()

    #expect(fades == 0, "showOverlay is no requirement of the protocol")
    #expect(controller.fades == 1)
  }
}

/// What a slot rules out.
@MainActor
struct OverlaySlotTests {
  private let overlay = UILabel()

  @Test func `what was shown is what is removed`() {
    let slot = OverlaySlot(overlay)
    let view = UIView()

    slot.show(in: view)
    let shown = view.subviews.first
    slot.remove(from: view)

    #expect(shown === overlay)
    #expect(view.subviews.isEmpty)
  }

  @Test func `showing again brings the overlay to the front`() {
    let slot = OverlaySlot(overlay)
    let view = UIView()

    slot.show(in: view)
    view.addSubview(UIView())
    slot.show(in: view)

    #expect(view.subviews.last === overlay)
  }

  @Test func `a shared overlay stays where it was shown last`() {
    let mine = SlotRemindersController(overlay: overlay)
    let yours = SlotRemindersController(overlay: overlay)

    yours.show([])
    mine.show(["Pay rent"])

    #expect(overlay.superview === yours.view)
  }
}

/// Returns whether the overlay is one and the same view each time that `screen` is asked.
@MainActor
private func keepsItsOverlay(_ screen: some OverlayPresentable) -> Bool {
  screen.overlay === screen.overlay
}

/// A controller that conforms, and makes a new overlay whenever it is asked.
private final class ForgetfulController: UIViewController, OverlayPresentable {
  var overlay: UILabel {
    let label = UILabel()
    label.text = "Nothing to remember"
    return label
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
