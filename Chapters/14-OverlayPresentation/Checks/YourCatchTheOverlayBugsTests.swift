import Testing
import UIKitStandIn

// Exercise 14.3: catch the overlay bugs
//
// Write tests for a screen that you have not seen. Each test is run on a right one, where it must
// pass, and on ten broken ones. Every broken one must make at least one test fail.
//
// `makeScreen(overlay:)` makes a controller with a `view` and `show(_:)`, which takes the titles of
// reminders. If there are none, it puts the overlay in front of everything else in the screen's
// view; otherwise it removes the overlay and nothing else, wherever it lies. Supply a view that
// you can recognize. Before the first `show(_:)` there is no overlay.

extension CatchTheOverlayBugs {
  @Test func `an empty list shows the overlay it was given`() {
    let overlay = UIView()
    let screen = makeScreen(overlay: overlay)

    screen.show([])

    #expect(overlay.superview === screen.view)
  }
}
