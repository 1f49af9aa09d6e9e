import ExerciseKit
import Foundation
import Testing
import UIKitStandIn

@testable import OverlayPresentationExercises

@MainActor
@Suite(.exercise("14.1")) struct PredictTheOverlays {
  private let predicted = PredictedOverlays()

  @Test func `an inbox that is shown twice`() {
    let inbox = Inbox(overlay: UILabel())
    inbox.showOverlay()
    inbox.showOverlay()
    expect(
      predicted.inboxShownTwice, toBe: inbox.view.subviews.count,
      because: "the inbox has one label, and a view is in one place at a time")
  }

  @Test func `an inbox that is only removed`() {
    let inbox = Inbox(overlay: UILabel())
    inbox.removeOverlay()
    expect(
      predicted.inboxOnlyRemoved, toBe: inbox.view.subviews.count,
      because: "removing a view that has no superview does nothing")
  }

  @Test func `a trash that is shown twice`() {
    let trash = Trash()
    trash.showOverlay()
    trash.showOverlay()
    expect(
      predicted.trashShownTwice, toBe: trash.view.subviews.count,
      because: "each showOverlay() reads the property; how many labels were made?")
  }

  @Test func `a trash that is shown and removed`() {
    let trash = Trash()
    trash.showOverlay()
    trash.removeOverlay()
    expect(
      predicted.trashShownAndRemoved, toBe: trash.view.subviews.count,
      because: "removeOverlay() reads the property once more; which label does it get?")
  }

  @Test func `two inboxes with one label`() {
    let label = UILabel()
    let first = Inbox(overlay: label)
    let second = Inbox(overlay: label)
    first.showOverlay()
    second.showOverlay()
    expect(
      predicted.firstOfTwoInboxes, toBe: first.view.subviews.count,
      because: "both have the same label, and a view is in one place at a time")
  }

  @Test func `two inboxes with one label, and the other one removes`() {
    let label = UILabel()
    let first = Inbox(overlay: label)
    let second = Inbox(overlay: label)
    second.showOverlay()
    first.removeOverlay()
    expect(
      predicted.secondOfTwoInboxes, toBe: second.view.subviews.count,
      because: "removeOverlay() takes the label out of its superview; whose view is that?")
  }
}

@MainActor
private protocol Presentable {
  associatedtype Overlay: UIView
  var overlay: Overlay { get }
}

extension Presentable where Self: UIViewController {
  func showOverlay() { view.addSubview(overlay) }
  func removeOverlay() { overlay.removeFromSuperview() }
}

private final class Inbox: UIViewController, Presentable {
  let overlay: UILabel

  init(overlay: UILabel) {
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Trash: UIViewController, Presentable {
  var overlay: UILabel { UILabel() }
}
