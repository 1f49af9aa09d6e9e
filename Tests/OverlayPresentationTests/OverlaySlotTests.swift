import Foundation
import OverlayPresentation
import Testing
import UIKitStandIn

/// What a slot does with its overlay.
@MainActor
struct OverlaySlotTests {
  private let overlay = SpyView()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))

  @Test func `showing fills the view, now and when its size changes`() {
    OverlaySlot(overlay).show(in: view)

    #expect(overlay.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(overlay.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `an overlay that was made for constraints is laid out by its frame`() {
    overlay.translatesAutoresizingMaskIntoConstraints = false

    OverlaySlot(overlay).show(in: view)

    #expect(overlay.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `showing twice removes nothing in between`() {
    let slot = OverlaySlot(overlay)

    slot.show(in: view)
    slot.show(in: view)

    #expect(overlay.removals == 0)
  }

  @Test func `showing again brings the overlay to the front, and adds none`() {
    let slot = OverlaySlot(overlay)

    slot.show(in: view)
    view.addSubview(UIView())
    slot.show(in: view)

    #expect(view.subviews.last === overlay)
    #expect(view.subviews.count == 2)
  }

  @Test func `removing takes out the overlay and nothing else`() {
    let slot = OverlaySlot(overlay)
    let list = UIView()

    slot.show(in: view)
    view.addSubview(list)
    slot.remove()

    #expect(view.subviews == [list])
  }

  @Test func `removing twice removes once`() {
    let slot = OverlaySlot(overlay)

    slot.show(in: view)
    slot.remove()
    slot.remove()

    #expect(overlay.removals == 1)
  }

  @Test func `removing what was never shown does nothing`() {
    view.addSubview(overlay)

    OverlaySlot(overlay).remove()

    #expect(overlay.superview === view)
    #expect(overlay.removals == 0)
  }

  @Test func `the view tree decides whether the overlay is shown`() {
    let slot = OverlaySlot(overlay)

    let before = slot.isShown
    slot.show(in: view)
    let during = slot.isShown
    overlay.removeFromSuperview()

    #expect([before, during, slot.isShown] == [false, true, false])
  }

  @Test func `an overlay that is hidden counts as shown`() {
    let slot = OverlaySlot(overlay)

    slot.show(in: view)
    overlay.isHidden = true

    #expect(slot.isShown, "the view tree doesn't tell what the user sees")
  }

  @Test func `touches reach the list through a label, and not through a plain view`() {
    let list = UITableView(frame: view.bounds)
    let place = CGPoint(x: 5, y: 5)
    view.addSubview(list)

    OverlaySlot(UILabel()).show(in: view)
    let throughLabel = view.hitTest(place, with: nil)
    OverlaySlot(overlay).show(in: view)
    let throughView = view.hitTest(place, with: nil)
    overlay.isUserInteractionEnabled = false

    #expect(throughLabel === list)
    #expect(throughView === overlay)
    #expect(view.hitTest(place, with: nil) === list)
  }

  @Test func `a slot removes the overlay from a view that was replaced`() {
    let controller = UIViewController()
    let slot = OverlaySlot(overlay)
    let old: UIView = controller.view

    slot.show(in: old)
    controller.view = UIView()
    slot.remove()

    #expect(old.subviews.isEmpty)
  }

  @Test func `a slot does not keep the view alive`() {
    let slot = OverlaySlot(overlay)
    weak var gone: UIView?

    do {
      let view = UIView()
      gone = view
      slot.show(in: view)
    }

    #expect(gone == nil)
    #expect(!slot.isShown)
  }

  @Test func `overlays of different types fit into slots of one type`() {
    let page = ErrorPage()
    let slots = [OverlaySlot<UIView>(page), OverlaySlot<UIView>(UILabel())]

    slots[0].show(in: view)
    let shown = slots.map(\.isShown)
    for slot in slots { slot.remove() }

    #expect(shown == [true, false])
    #expect(page.superview == nil)
  }

  @Test func `a slot that is made when it first shows makes no overlay to remove`() {
    let screen = ThriftyScreen()

    screen.show(["Pay rent"])
    #expect(screen.made == 0)

    for _ in 1...2 { screen.show([]) }
    #expect(screen.made == 1)
    #expect(screen.view.subviews.count == 1)

    screen.show(["Pay rent"])
    #expect(screen.made == 1)
    #expect(screen.view.subviews.isEmpty)
  }

  @Test func `a slot leaves an overlay alone that another screen shows`() {
    let mine = RemindersController(overlay: overlay)
    let yours = RemindersController(overlay: overlay)

    mine.show([])
    yours.show([])
    mine.show(["Pay rent"])

    #expect(mine.view.subviews.isEmpty)
    #expect(overlay.superview === yours.view)
  }
}

/// A screen that makes its overlay, and the slot for it, only if it has to show it.
private final class ThriftyScreen: UIViewController {
  private(set) var made = 0
  private var empty: OverlaySlot<UIView>?

  func show(_ reminders: [String]) {
    if reminders.isEmpty {
      let empty = empty ?? OverlaySlot(makeOverlay())
      self.empty = empty
      empty.show(in: view)
    } else {
      empty?.remove()
    }
  }

  private func makeOverlay() -> UIView {
    made += 1
    return UIView()
  }
}

/// A spy: it counts how often other code calls it to be removed.
private final class SpyView: UIView {
  private(set) var removals = 0

  override func removeFromSuperview() {
    removals += 1
    super.removeFromSuperview()
  }
}
