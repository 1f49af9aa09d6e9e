// why: The test supplies the overlay, so it can ask by `===` where that very view is.

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

  @Test func `showing twice shows one view`() {
    let screen = makeScreen(overlay: UIView())

    screen.show([])
    screen.show([])

    #expect(screen.view.subviews.count == 1)
  }

  @Test func `a reminder removes the overlay and leaves the list`() {
    let overlay = UIView()
    let list = UIView()
    let screen = makeScreen(overlay: overlay)
    screen.show([])
    screen.view.addSubview(list)

    screen.show(["Pay rent"])

    #expect(overlay.superview == nil)
    #expect(list.superview === screen.view)
  }

  @Test func `the next empty list shows the overlay again`() {
    let overlay = UIView()
    let screen = makeScreen(overlay: overlay)

    screen.show([])
    screen.show(["Pay rent"])
    screen.show([])

    #expect(overlay.superview === screen.view)
  }

  @Test func `a new screen has no overlay`() {
    let screen = makeScreen(overlay: UIView())

    #expect(screen.view.subviews.isEmpty)
  }

  @Test func `the overlay comes to the front`() {
    let overlay = UIView()
    let screen = makeScreen(overlay: overlay)
    screen.show([])
    screen.view.addSubview(UIView())

    screen.show([])

    #expect(screen.view.subviews.last === overlay)
  }
}
