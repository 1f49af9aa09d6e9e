import Foundation
import OverlayPresentation
import Testing
import UIKitStandIn

/// Code outside of the screens, which covers them.
@MainActor
struct CoverableTests {
  private let overlay = UILabel()

  @Test func `one loop covers screens and uncovers them`() {
    let map = MapController(overlay: overlay)
    let list = ListController()
    let screens: [any Coverable] = [map, list]

    for screen in screens { screen.cover() }
    let covered = [map, list].map(\.view.subviews.count)
    for screen in screens { screen.uncover() }

    #expect(covered == [1, 1])
    #expect(map.view.subviews.isEmpty && list.view.subviews.isEmpty)
  }

  @Test func `a screen with two slots can be empty and offline`() {
    let list = ListController()

    list.show([])
    list.cover()
    let both = list.texts
    list.show(["Pay rent"])
    let offline = list.texts
    list.uncover()

    #expect(both == ["Nothing to remember", "You are offline"])
    #expect(offline == ["You are offline"])
    #expect(list.texts.isEmpty)
  }

  @Test func `without an overlay there is no map`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)

    #expect(MapController(coder: coder) == nil)
  }

  @Test func `generic code calls a screen's own cover`() {
    func cover(_ screen: some Coverable) { screen.cover() }
    let screen = FadingScreen()

    cover(screen)

    #expect(screen.fades == 1)
  }
}

/// A list that has one slot for each of its overlays.
private final class ListController: UIViewController, Coverable {
  private let empty = OverlaySlot(UILabel())
  private let offline = OverlaySlot(UILabel())

  init() {
    empty.overlay.text = "Nothing to remember"
    offline.overlay.text = "You are offline"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ reminders: [String]) {
    if reminders.isEmpty {
      empty.show(in: view)
    } else {
      empty.remove()
    }
  }

  func cover() { offline.show(in: view) }

  func uncover() { offline.remove() }
}

/// A screen that is covered in its own way.
private final class FadingScreen: Coverable {
  private(set) var fades = 0

  func cover() { fades += 1 }

  func uncover() {}
}
