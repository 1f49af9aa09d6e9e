import Foundation
import OverlayPresentation
import Testing
import UIKitStandIn

/// One overlay over the whole app.
@MainActor
struct OfflineCoverTests {
  private let overlay = UIView()
  private let root = UIViewController()
  /// Stands for a navigation controller's view: screens are in it, and it is in the root's view.
  private let screens = UIView()
  private let place = CGPoint(x: 5, y: 5)
  private let area = CGRect(x: 0, y: 0, width: 300, height: 400)

  init() {
    root.view.frame = area
    screens.frame = area
    root.view.addSubview(screens)
  }

  @Test func `one overlay covers every screen, also one that opens later`() {
    let offline = OfflineCover(root: root, overlay: overlay)
    let later = UIView(frame: area)

    offline.update(isOnline: false)
    screens.addSubview(later)
    let covered = root.view.hitTest(place, with: nil)
    offline.update(isOnline: true)

    #expect(covered === overlay)
    #expect(root.view.hitTest(place, with: nil) === later)
  }

  @Test func `being offline twice covers once`() {
    let offline = OfflineCover(root: root, overlay: overlay)

    for _ in 1...2 { offline.update(isOnline: false) }

    #expect(root.view.subviews == [screens, overlay])
  }

  @Test func `an app that is online isn't covered`() {
    let offline = OfflineCover(root: root, overlay: overlay)

    offline.update(isOnline: true)

    #expect(root.view.subviews == [screens])
  }
}
