// wrong: Believes that a view that is shown twice is there twice.
// sees: this screen is the right one, so look for the mistake in the test

import Testing
import UIKitStandIn

// Exercise 14.3: catch the overlay bugs
//
// Write tests for a list of reminders. Each test runs on a correct screen, where it must pass, and
// on ten broken ones. For each broken screen, at least one of your tests must fail. One test is
// there already. This is what a screen has, beside the `view` of each controller:
//
//     protocol RemindersScreen: UIViewController {
//       func show(_ reminders: [String])
//     }
//
// `makeScreen(overlay:)` returns a screen. If `show(_:)` gets no titles, it puts the overlay in front
// of everything else in the screen's view. If it gets any, it removes the overlay from that view, and
// nothing else; like a slot, it leaves the overlay alone in any other view. That works as often as
// you call it, and also when the list is empty twice in a row. Before the first call, the view is
// empty.

extension CatchTheOverlayBugs {
  @Test func `an empty list shows the overlay that was injected`() {
    let overlay = UIView()
    let screen = makeScreen(overlay: overlay)

    screen.show([])

    #expect(overlay.superview === screen.view)
  }

  @Test func `showing twice shows two views`() {
    let screen = makeScreen(overlay: UIView())

    screen.show([])
    screen.show([])

    #expect(screen.view.subviews.count == 2)
  }

  @Test func `a reminder removes the overlay and leaves the list`() {
    let overlay = UIView()
    let list = UIView()
    let screen = makeScreen(overlay: overlay)
    screen.view.addSubview(list)

    screen.show([])
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
