import ConstrainedExtensions
import OverlayPresentation
import Testing
import UIKitStandIn

/// A view of this chapter in a screen of the next one.
@MainActor
struct OverlayTests {
  @Test(arguments: Nibs.allCases)
  func `a view from a nib becomes the overlay of a screen`(_ nibs: Nibs) throws {
    let screen = UIViewController()
    let slot = OverlaySlot(try EmptyListView.createFromNib(from: nibs.place, owner: nil))

    slot.show(in: screen.view)

    #expect(screen.view.subviews == [slot.overlay])
    #expect(slot.overlay.label?.text == "Nothing to remember")
  }
}
