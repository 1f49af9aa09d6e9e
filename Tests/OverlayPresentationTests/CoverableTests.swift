import Foundation
import OverlayPresentation
import Testing
import UIKitStandIn

/// Code outside of the screens, which covers some of them.
@MainActor
struct CoverableTests {
  private let overlay = UIView()

  @Test func `one object covers the open screens, and uncovers them`() {
    let offline = OfflineScreens()
    let map = MapController(overlay: overlay)
    let list = makeList()
    for screen: any Coverable in [map, list] { offline.add(screen) }

    offline.update(isOnline: false)
    let covered = [map, list].map(\.view.subviews.count)
    offline.update(isOnline: true)

    #expect(covered == [1, 1])
    #expect(map.view.subviews.isEmpty && list.view.subviews.isEmpty)
  }

  @Test func `a screen that opens later is covered at once, and uncovered with the others`() {
    let offline = OfflineScreens()
    offline.update(isOnline: false)

    let later = MapController(overlay: overlay)
    offline.add(later)
    let covered = overlay.superview
    offline.update(isOnline: true)

    #expect(covered === later.view)
    #expect(overlay.superview == nil)
  }

  @Test func `a closed screen isn't kept alive, and another that opens is not covered`() {
    let offline = OfflineScreens()
    weak var closed: MapController?

    do {
      let map = MapController(overlay: UIView())
      closed = map
      offline.add(map)
    }
    offline.add(MapController(overlay: overlay))

    #expect(closed == nil)
    #expect(overlay.superview == nil, "the phone is online")
  }

  @Test func `a covered map gets no touch`() {
    let map = MapController(overlay: overlay)
    map.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let pin = UIControl(frame: map.view.bounds)
    map.view.addSubview(pin)
    let place = CGPoint(x: 5, y: 5)

    map.cover()
    let covered = map.view.hitTest(place, with: nil)
    map.uncover()

    #expect(covered === overlay)
    #expect(map.view.hitTest(place, with: nil) === pin)
  }

  @Test func `the slot that is shown last is in front`() {
    let view = UIView()
    let empty = OverlaySlot(UILabel())
    let offline = OverlaySlot(UILabel())

    offline.show(in: view)
    empty.show(in: view)

    #expect(view.subviews.last === empty.overlay, "over the offline page")
  }

  @Test func `a screen with two slots shows one, whatever happens first`() {
    let list = makeList()

    list.show([])
    let empty = list.texts
    list.cover()
    let covered = list.texts
    list.show([])
    let refreshed = list.texts
    list.uncover()
    let uncovered = list.texts
    list.show(["Pay rent"])

    #expect(empty == ["Nothing to remember"])
    #expect(covered == ["You are offline"])
    #expect(refreshed == ["You are offline"])
    #expect(uncovered == ["Nothing to remember"])
    #expect(list.texts.isEmpty)
  }

  @Test func `a list with two slots loads no view while none is due`() {
    let list = makeList()

    list.show(["Pay rent"])
    list.uncover()

    #expect(!list.isViewLoaded)
  }

  @Test func `without an overlay there is no screen`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)

    #expect(MapController(coder: coder) == nil)
    #expect(CoverableRemindersController(coder: coder) == nil)
  }

  @Test func `generic code calls a screen's own cover`() {
    func cover(_ screen: some Coverable) { screen.cover() }
    let screen = FadingScreen()

    cover(screen)

    #expect(screen.fades == 1)
  }

  private func makeList() -> CoverableRemindersController {
    let (empty, offline) = (UILabel(), UILabel())
    empty.text = "Nothing to remember"
    offline.text = "You are offline"
    return CoverableRemindersController(empty: empty, offline: offline)
  }
}

/// Covers some of the screens while the phone is offline, and keeps none of them alive.
@MainActor
private final class OfflineScreens {
  private var screens: [() -> (any Coverable)?] = []
  private var isOnline = true

  /// Takes a screen that has just been made, and covers it if the others are covered.
  func add(_ screen: any Coverable) {
    screens.append { [weak screen] in screen }
    if !isOnline { screen.cover() }
  }

  func update(isOnline: Bool) {
    self.isOnline = isOnline
    screens.removeAll { $0() == nil }
    for screen in screens {
      if isOnline { screen()?.uncover() } else { screen()?.cover() }
    }
  }
}

/// A screen that is covered in its own way.
private final class FadingScreen: Coverable {
  private(set) var fades = 0

  func cover() { fades += 1 }

  func uncover() {}
}
