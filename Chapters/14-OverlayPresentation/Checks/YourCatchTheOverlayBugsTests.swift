import Testing
import UIKitStandIn

// Exercise 14.3: catch the overlay bugs
//
// Write tests for a screen that you have not seen. Each test is run on a right one, where it must
// pass, and on eight broken ones. Every broken one must make at least one test fail.
//
// Use `makeScreen(overlay:)`, and supply a view that you can recognize. If there are no reminders,
// `show(_:)` puts the overlay in front of everything else in the screen's view; otherwise it
// removes the overlay and nothing else.

extension CatchTheOverlayBugs {
  @Test func `an empty list shows an overlay`() {
    let screen = makeScreen(overlay: UIView())

    screen.show([])

    #expect(!screen.view.subviews.isEmpty)
  }
}
