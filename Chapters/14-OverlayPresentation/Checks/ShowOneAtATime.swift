import ExerciseKit
import Testing
import UIKitStandIn

@testable import OverlayPresentationExercises

@MainActor
@Suite(.exercise("14.4")) struct ShowOneAtATime {
  private let controller = UIViewController()
  private let nothing = UIView()
  private let failure = UIView()

  @Test func `an overlay is shown`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    #expect(nothing.superview === controller.view, "the overlay is not in the controller's view")
    #expect(
      overlays.shown === nothing, "the overlay is in the view, and `shown` does not return it")
  }

  @Test func `at first nothing is shown`() {
    let overlays = OverlaySwitch(over: controller)
    #expect(overlays.shown == nil, "no overlay was shown yet, and `shown` returns one")
    #expect(
      !controller.isViewLoaded, "the controller's view was loaded, and nobody showed anything")
  }

  @Test func `the next overlay takes the place of the last one`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    overlays.show(failure)
    #expect(nothing.superview == nil, "two overlays pile up: the first one is still there")
    #expect(failure.superview === controller.view, "the second overlay is not in the view")
    #expect(overlays.shown === failure, "`shown` is not the overlay that was shown last")
    overlays.show(nothing)
    #expect(
      failure.superview == nil && nothing.superview === controller.view
        && overlays.shown === nothing,
      "one overlay, another, and the first one again were shown; only the first must be there")
  }

  @Test func `a view in front of the overlay changes nothing`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    controller.view.addSubview(UIView())
    #expect(
      overlays.shown === nothing,
      "a view lies in front of the overlay, and `shown` no longer returns it")
    overlays.remove()
    #expect(
      nothing.superview == nil, "a view lay in front of the overlay, and removing did not find it")
  }

  @Test func `an overlay that other code added again is not the switch's`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    overlays.remove()
    controller.view.addSubview(nothing)
    #expect(
      overlays.shown == nil,
      "the switch removed the overlay, and other code added it again; `shown` must be nil"
    )
    overlays.remove()
    #expect(
      nothing.superview === controller.view,
      "the switch removed the overlay, other code added it again, and remove() took it out")
  }

  @Test func `the same overlay again comes to the front`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    controller.view.addSubview(UIView())
    overlays.show(nothing)
    #expect(
      controller.view.subviews.last === nothing,
      "the same overlay was shown again, and it is not in front of everything else")
    #expect(
      overlays.shown === nothing,
      "the same overlay was shown again, and `shown` no longer returns it")
  }

  @Test func `an overlay that is shown again can be seen`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    overlays.remove()
    overlays.show(nothing)
    #expect(
      !nothing.isHidden, "the overlay was removed and shown again, and it is in the view and hidden"
    )
  }

  @Test func `removing leaves nothing`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    overlays.remove()
    overlays.remove()
    #expect(nothing.superview == nil, "the overlay was removed, and is still in the view")
    #expect(overlays.shown == nil, "the overlay was removed, and `shown` still returns it")
  }

  @Test func `removing before showing loads no view`() {
    OverlaySwitch(over: controller).remove()
    #expect(!controller.isViewLoaded, "there was nothing to remove, and the view was loaded")
  }

  @Test func `other views stay`() {
    let list = UIView()
    controller.view.addSubview(list)
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    overlays.show(failure)
    overlays.remove()
    #expect(list.superview === controller.view, "the list was removed together with an overlay")
    overlays.remove()
    #expect(
      list.superview === controller.view, "no overlay was shown, and removing it took the list away"
    )
  }

  @Test func `an overlay that other code removed is not shown`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    nothing.removeFromSuperview()
    #expect(overlays.shown == nil, "other code removed the overlay, and `shown` still returns it")
    overlays.show(nothing)
    #expect(
      nothing.superview === controller.view,
      "other code removed the overlay, and showing it does not bring it back")
  }

  @Test(arguments: [false, true])
  func `an overlay that other code moved stays there`(isBelow: Bool) {
    let elsewhere = UIView()
    if isBelow { controller.view.addSubview(elsewhere) }
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    elsewhere.addSubview(nothing)
    #expect(
      overlays.shown == nil,
      "other code moved the overlay to \(isBelow ? "a view of the screen" : "another view"); `shown` returns it"
    )
    overlays.show(failure)
    #expect(
      nothing.superview === elsewhere,
      "other code moved the overlay to another view, and the switch took it out of there")
    elsewhere.addSubview(failure)
    overlays.remove()
    #expect(
      failure.superview === elsewhere,
      "other code moved the overlay to another view, and the switch took it out of there")
  }

  @Test func `an overlay that other code moved away and back is shown`() {
    let overlays = OverlaySwitch(over: controller)
    let elsewhere = UIView()
    overlays.show(nothing)
    elsewhere.addSubview(nothing)
    _ = overlays.shown
    controller.view.addSubview(nothing)
    #expect(
      overlays.shown === nothing,
      "other code moved the overlay to another view and back, and `shown` does not return it")
  }

  @Test func `an overlay that is elsewhere can be shown again`() {
    let overlays = OverlaySwitch(over: controller)
    let elsewhere = UIView()
    overlays.show(nothing)
    elsewhere.addSubview(nothing)
    overlays.show(nothing)
    #expect(
      nothing.superview === controller.view && overlays.shown === nothing,
      "other code moved the overlay to another view, and showing it does not bring it back")
  }

  @Test func `removing counts even if the overlay is elsewhere`() {
    let overlays = OverlaySwitch(over: controller)
    let elsewhere = UIView()
    overlays.show(nothing)
    elsewhere.addSubview(nothing)
    overlays.remove()
    controller.view.addSubview(nothing)
    #expect(
      overlays.shown == nil,
      """
      the overlay was in another view, remove() was called, and other code added the overlay again; \
      after remove(), `shown` must be nil
      """)
  }

  @Test func `of the overlays before only the last one goes`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    overlays.show(failure)
    controller.view.addSubview(nothing)
    let loading = UIView()
    overlays.show(loading)
    #expect(
      failure.superview == nil && loading.superview === controller.view,
      "the third overlay must take the place of the second one")
    #expect(
      nothing.superview === controller.view,
      """
      the first overlay made room for the second one, and other code added it again; it is not the \
      switch's any more, but the third one removed it
      """)
  }

  @Test func `two switches over one controller have an overlay each`() {
    let (mine, yours) = (OverlaySwitch(over: controller), OverlaySwitch(over: controller))
    mine.show(nothing)
    yours.show(failure)
    #expect(
      mine.shown === nothing && yours.shown === failure,
      "two switches over one controller showed an overlay each, and one of them lost its own")
    yours.remove()
    #expect(
      nothing.superview === controller.view && failure.superview == nil,
      "of two switches over one controller, one removed its overlay; only that one must go")
  }

  @Test func `two switches have a controller each`() {
    let other = UIViewController()
    let mine = OverlaySwitch(over: controller)
    let yours = OverlaySwitch(over: other)
    mine.show(nothing)
    yours.show(failure)
    mine.remove()
    #expect(
      mine.shown == nil && yours.shown === failure && failure.superview === other.view,
      "two switches have a controller each, and one of them changed the other's")
  }

  @Test func `the controller's view may be replaced`() {
    let overlays = OverlaySwitch(over: controller)
    overlays.show(nothing)
    let old = controller.view
    controller.view = UIView()
    #expect(
      overlays.shown == nil,
      "the controller's view was replaced; the overlay is in the old one, and `shown` returns it")
    overlays.show(failure)
    #expect(
      failure.superview === controller.view,
      "the controller's view was replaced, and the next overlay is not in the new one")
    #expect(
      overlays.shown === failure,
      "the overlay is in the controller's new view, and `shown` does not return it")
    withExtendedLifetime(old) {}
  }

  @Test func `the controller may go before the switch`() throws {
    weak var gone: UIViewController?
    let overlays = {
      let controller = UIViewController()
      gone = controller
      let overlays = OverlaySwitch(over: controller)
      overlays.show(nothing)
      return overlays
    }()
    try withExtendedLifetime(overlays) {
      try #require(
        gone == nil, "the switch keeps its controller alive, and the controller the switch")
      overlays.show(failure)
      #expect(
        overlays.shown == nil && failure.superview == nil,
        "the controller is gone, so there is no view in which anything could be shown")
    }
  }
}
