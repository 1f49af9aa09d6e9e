// why: A helper tells a whole story of lists; the expectations look at its end.

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
  private func story(_ steps: [[String]]) -> (view: UIView, neighbour: UIView, overlay: UIView) {
    let overlay = UILabel()
    overlay.text = "mine"
    let neighbour = UIView()
    let screen = makeScreen(overlay: overlay)
    screen.view.addSubview(neighbour)
    for step in steps { screen.show(step) }
    return (screen.view, neighbour, overlay)
  }

  @Test func `before`() {
    let overlay = UIView()
    let screen = makeScreen(overlay: overlay)
    let own = screen.view.subviews.count
    #expect(overlay.superview == nil)
    screen.show([])
    #expect(screen.view.subviews.count == own + 1)
  }

  @Test(
    arguments: [[[]], [[], []], [["a"], []], [[], ["a"], []], [[], ["a"], ["b"], [], []]]
      as [[[String]]])
  func `shown`(_ steps: [[String]]) {
    let end = story(steps)
    #expect(end.overlay.superview === end.view)
    #expect(end.view.subviews.last === end.overlay)
    #expect(end.view.subviews.filter { $0 is UILabel }.count == 1)
    #expect(end.view.subviews.contains { $0 === end.neighbour })
    #expect(!end.overlay.isHidden)
  }

  @Test(
    arguments: [
      [["a"]], [["a", "b"]], [[], ["a"]], [[], [], ["a"]], [[], ["a"], ["a"]], [[""]], [[], [""]],
    ] as [[[String]]])
  func `not shown`(_ steps: [[String]]) {
    let end = story(steps)
    #expect(end.overlay.superview == nil)
    #expect(!end.view.subviews.contains { $0 is UILabel })
    #expect(end.view.subviews.contains { $0 === end.neighbour })
  }

  @Test func `back to the front`() {
    let overlay = UIView()
    let screen = makeScreen(overlay: overlay)
    screen.show([])
    let late = UIView()
    screen.view.addSubview(late)
    screen.show([])
    #expect(screen.view.subviews.last === overlay)
    screen.view.addSubview(late)
    screen.show(["a"])
    #expect(overlay.superview == nil)
    #expect(late.superview === screen.view)
  }

  @Test func `elsewhere`() {
    let overlay = UIView()
    let elsewhere = UIView()
    let screen = makeScreen(overlay: overlay)
    elsewhere.addSubview(overlay)
    screen.show(["a"])
    #expect(overlay.superview === elsewhere)
    screen.show([])
    #expect(overlay.superview === screen.view)
    elsewhere.addSubview(overlay)
    screen.show(["a"])
    #expect(overlay.superview === elsewhere)
    let box = UIView()
    screen.view.addSubview(box)
    box.addSubview(overlay)
    screen.show(["a"])
    #expect(overlay.superview === box)
    screen.show([])
    #expect(overlay.superview === screen.view)
    #expect(screen.view.subviews.last === overlay)
    #expect(box.superview === screen.view)
  }

  @Test func `not loaded`() {
    let screen = makeScreen(overlay: UIView())
    screen.show(["a"])
    #expect(!screen.isViewLoaded)
  }

  @Test func `two screens`() {
    let (one, two) = (UIView(), UIView())
    let first = makeScreen(overlay: one)
    let second = makeScreen(overlay: two)
    first.show([])
    second.show([])
    #expect(one.superview === first.view && two.superview === second.view)
    first.show(["a"])
    #expect(one.superview == nil && two.superview === second.view)
  }
}
