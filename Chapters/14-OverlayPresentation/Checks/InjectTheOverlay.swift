import ExerciseKit
import Testing
import UIKitStandIn

@testable import OverlayPresentationExercises

@MainActor
@Suite(.exercise("14.2")) struct InjectTheOverlay {
  private let label = UILabel()
  private let view = UIView()

  // The slot

  @Test func `a new slot shows nothing`() {
    let slot = OverlaySlot(label)
    view.addSubview(label)
    slot.remove()
    #expect(
      label.superview === view,
      "the slot had never shown its overlay, and remove() took it out of a view")
  }

  @Test func `a slot shows its overlay`() {
    OverlaySlot(label).show(in: view)
    #expect(
      view.subviews == [label],
      "after slot.show(in: view), the view must contain the overlay; it has \(view.subviews.count) subviews"
    )
  }

  @Test func `a slot removes its overlay and nothing else`() {
    let slot = OverlaySlot(label)
    let (list, late) = (UILabel(), UIView())
    view.addSubview(list)
    slot.show(in: view)
    view.addSubview(late)
    slot.remove()
    #expect(label.superview == nil, "the slot showed its overlay, and remove() left it in the view")
    #expect(
      view.subviews == [list, late],
      "a label lay behind the overlay and a view in front of it; remove() must leave both")
  }

  @Test func `showing again brings the overlay to the front`() {
    let slot = OverlaySlot(label)
    slot.show(in: view)
    view.addSubview(UIView())
    slot.show(in: view)
    #expect(
      view.subviews.last === label,
      "a view was added, and then the overlay was shown again; it must be in front of that view")
    #expect(
      view.subviews.count == 2,
      "the overlay was shown twice; expected one overlay and one other view, found \(view.subviews.count) views"
    )
  }

  @Test func `an overlay that was removed by other code comes back`() {
    let slot = OverlaySlot(label)
    slot.show(in: view)
    label.removeFromSuperview()
    slot.show(in: view)
    #expect(
      label.superview === view,
      "other code removed the overlay, and the slot showed it again; it must be in the view")
  }

  @Test func `an overlay that is shown again can be seen`() {
    let slot = OverlaySlot(label)
    slot.show(in: view)
    slot.remove()
    slot.show(in: view)
    #expect(
      label.superview === view && !label.isHidden,
      "the overlay was shown, removed and shown again; it must be in the view and not hidden")
  }

  @Test func `the overlay moves to the view in which it is shown last`() {
    let slot = OverlaySlot(label)
    let other = UIView()
    slot.show(in: view)
    slot.show(in: other)
    #expect(
      label.superview === other, "the overlay was shown in a second view, and it isn't in there")
    slot.remove()
    #expect(
      label.superview == nil, "the overlay was shown in a second view, and remove() left it there")
  }

  @Test func `an overlay in another view stays there`() {
    let slot = OverlaySlot(label)
    let below = UIView()
    slot.show(in: view)
    view.addSubview(below)
    below.addSubview(label)
    slot.remove()
    #expect(
      label.superview === below,
      "other code moved the overlay to another view, and remove() took it out of there")
  }

  @Test func `a slot does not keep the view alive`() {
    weak var gone: UIView?
    let slot = OverlaySlot(label)
    do {
      let view = UIView()
      gone = view
      slot.show(in: view)
    }
    withExtendedLifetime(slot) {
      #expect(gone == nil, "the screen is gone, and the slot keeps its view alive")
    }
  }

  @Test func `the view may go before the slot`() {
    let slot = OverlaySlot(label)
    do {
      let gone = UIView()
      slot.show(in: gone)
    }
    view.addSubview(label)
    slot.remove()
    #expect(
      label.superview === view,
      "the slot's view is gone, other code added the overlay to another one, and remove() took it out"
    )
    slot.show(in: view)
    slot.remove()
    #expect(
      label.superview == nil,
      """
      the slot's first view is gone; other code added the overlay to another one, then the slot \
      showed it there, and remove() left it
      """)
  }

  @Test func `only the view in which it was shown last counts`() {
    let slot = OverlaySlot(label)
    let other = UIView()
    slot.show(in: view)
    slot.show(in: other)
    view.addSubview(label)
    slot.remove()
    #expect(
      label.superview === view,
      """
      the slot showed the overlay in one view and then in another; other code moved it back to the \
      first one, and remove() took it out of there
      """)
  }

  @Test func `one overlay, two slots`() {
    let (mine, yours) = (OverlaySlot(label), OverlaySlot(label))
    let other = UIView()
    mine.show(in: view)
    yours.show(in: other)
    mine.remove()
    #expect(
      label.superview === other,
      "two slots have one overlay, and the second one showed it last; remove() of the first must leave it"
    )
  }

  @Test func `each slot has its own overlay`() {
    let page = UITableView()
    let (mine, yours) = (OverlaySlot(label), OverlaySlot(page))
    mine.show(in: view)
    yours.show(in: view)
    mine.remove()
    #expect(
      view.subviews == [page],
      "two slots showed an overlay each in one view, and one was removed; the other must stay")
  }

  // The search

  @Test func `the search holds its overlay, and shows it`() {
    weak var given: UILabel?
    let search = {
      let label = UILabel()
      given = label
      return SearchController(overlay: label)
    }()
    #expect(given != nil, "nothing else holds the overlay, so the search must hold it")
    for found in [[], ["Pay rent"], []] { search.show(found) }
    #expect(
      given != nil && given?.superview === search.view,
      "0, 1 and 0 reminders were found in turn; the overlay that was injected must be in the view")
  }

  @Test func `before the search nothing is shown`() {
    let search = SearchController(overlay: label)
    #expect(!search.isViewLoaded, "nobody has searched yet, and the view is loaded")
    #expect(label.superview == nil, "nobody has searched yet, and the overlay is shown")
  }

  @Test func `nothing found shows the overlay`() {
    let search = SearchController(overlay: label)
    search.show([])
    #expect(
      label.superview === search.view,
      "nothing was found, and the overlay that was injected is not in the view of the search")
    #expect(
      search.view.subviews.count == 1,
      "nothing was found; expected the overlay alone, found \(search.view.subviews.count) subviews")
  }

  @Test func `each result decides what is shown`() {
    let search = SearchController(overlay: label)
    let isShown = [[], [""], [], [], ["Pay rent", "Call home"], []].map { found in
      search.show(found)
      return label.superview === search.view
    }
    #expect(
      isShown == [true, false, true, true, false, true],
      """
      0, 1, 0, 0, 2 and 0 reminders were found in turn, and that 1 has an empty title; the overlay \
      belongs to each 0. Shown: \(isShown)
      """)
  }

  @Test func `the overlay keeps its text`() {
    label.text = "Nothing here"
    SearchController(overlay: label).show([])
    #expect(
      label.text == "Nothing here",
      "the overlay that was injected said \"Nothing here\", and now \"\(label.text ?? "")\"")
  }

  @Test func `something found removes every overlay`() {
    let search = SearchController(overlay: label)
    for found in [[], [], ["Pay rent"]] { search.show(found) }
    #expect(
      search.view.subviews.isEmpty,
      "0, 0 and 1 reminders were found in turn, and \(search.view.subviews.count) overlays are still there"
    )
  }

  @Test func `something found loads no view`() {
    let search = SearchController(overlay: label)
    search.show(["Pay rent"])
    #expect(!search.isViewLoaded, "there was nothing to remove, and the view was loaded")
  }

  @Test func `the overlay comes to the front`() {
    let search = SearchController(overlay: label)
    search.show([])
    let list = UIView()
    search.view.addSubview(list)
    search.show([])
    #expect(
      search.view.subviews.last === label,
      "a view was added, and then nothing was found again; the overlay must be in front of that view"
    )
    search.view.addSubview(list)
    search.show(["Pay rent"])
    #expect(
      label.superview == nil && list.superview === search.view,
      "a reminder was found; the overlay must go, and the view in front of it must stay")
  }

  @Test func `the search can go`() {
    weak var gone: AnyObject?
    do {
      let search = SearchController(overlay: label)
      gone = search
      for found in [[], ["Pay rent"], []] { search.show(found) }
    }
    #expect(gone == nil, "nothing else refers to the search, and it is still alive")
  }

  @Test func `two searches have an overlay each`() {
    let yourLabel = UILabel()
    let mine = SearchController(overlay: label)
    let yours = SearchController(overlay: yourLabel)
    mine.show([])
    yours.show([])
    mine.show(["Pay rent"])
    #expect(
      label.superview == nil && yourLabel.superview === yours.view,
      "two searches got an overlay each, and one of them changed the other's")
  }

  @Test func `a search leaves its overlay to another one that showed it later`() {
    let mine = SearchController(overlay: label)
    let yours = SearchController(overlay: label)
    mine.show([])
    yours.show([])
    mine.show(["Pay rent"])
    #expect(
      label.superview === yours.view,
      """
      two searches got one overlay, and the second one showed it last; then the first one found \
      something, and took it away from there
      """)
  }
}
