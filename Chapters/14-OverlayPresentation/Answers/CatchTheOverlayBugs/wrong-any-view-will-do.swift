// wrong: Counts subviews and never asks which view is shown.
// sees: no test of yours notices a screen that shows a view of its own instead of the overlay

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
  @Test func `an empty list shows an overlay`() {
    let screen = makeScreen(overlay: UIView())

    screen.show([])

    #expect(screen.view.subviews.count == 1)
  }

  @Test func `showing twice shows one view`() {
    let screen = makeScreen(overlay: UIView())

    screen.show([])
    screen.show([])

    #expect(screen.view.subviews.count == 1)
  }

  @Test func `a reminder removes the overlay and leaves the list`() {
    let list = UIView()
    let screen = makeScreen(overlay: UIView())
    screen.view.addSubview(list)

    screen.show([])
    screen.show(["Pay rent"])

    #expect(screen.view.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(list)])
  }

  @Test func `a new screen has no overlay`() {
    let screen = makeScreen(overlay: UIView())

    #expect(screen.view.subviews.isEmpty)
  }
}
