import ConstrainedExtensions
import OverlayPresentation
import Testing
import UIKitStandIn

/// A view of this chapter in a screen of the next one.
@MainActor
struct OverlayTests {
  @Test(arguments: Source.allCases)
  func `a view from a nib becomes the overlay of a screen`(from source: Source) throws {
    let screen = UIViewController()
    let slot = OverlaySlot(try EmptyListView.createFromNib(from: source.nibs, owner: nil))

    slot.show(in: screen.view)

    #expect(screen.view.subviews == [slot.overlay])
    #expect(slot.overlay.label?.text == "Nothing to remember")
  }
}
