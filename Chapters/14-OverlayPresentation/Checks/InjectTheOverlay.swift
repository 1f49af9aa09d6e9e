import ExerciseKit
import Testing
import UIKitStandIn

@testable import OverlayPresentationExercises

@MainActor
@Suite(.exercise("14.2")) struct InjectTheOverlay {
  private let label = UILabel()

  @Test func `the search keeps its overlay`() {
    let search = SearchController(overlay: label)
    #expect(
      search.overlay === label && search.overlay === label,
      "the search was given an overlay, and answers with another view")
  }

  @Test func `the search holds its overlay`() throws {
    weak var given: UILabel?
    let search = {
      let label = UILabel()
      given = label
      return SearchController(overlay: label)
    }()
    try #require(given != nil, "nobody else holds the overlay, so the search must hold it")
    for found in [[], ["Pay rent"], []] { search.show(found) }
    #expect(
      given != nil && given?.superview === search.view,
      "nothing, one reminder, and again nothing was found; the overlay must be in the view")
  }

  @Test func `before the search nothing is shown`() {
    let search = SearchController(overlay: label)
    #expect(!search.isViewLoaded, "nobody has searched yet, and the view was loaded")
    #expect(label.superview == nil, "nobody has searched yet, and the overlay is shown")
  }

  @Test func `nothing found shows the overlay`() {
    let search = SearchController(overlay: label)
    search.show([])
    #expect(
      label.superview === search.view,
      "nothing was found, and the overlay that the search was given is not in its view")
    #expect(search.view.subviews.count == 1, "the search shows more than the overlay it was given")
  }

  @Test func `each search tells what to show`() {
    let search = SearchController(overlay: label)
    let isShown = [[], ["Pay rent"], [], [], ["Pay rent", "Call home"], []].map { found in
      search.show(found)
      return label.superview === search.view
    }
    #expect(
      isShown == [true, false, true, true, false, true],
      "0, 1, 0, 0, 2 and 0 reminders were found in turn; the overlay belongs to each 0 and to no other"
    )
  }

  @Test func `the overlay says what it said`() {
    label.text = "Nothing here"
    SearchController(overlay: label).show([])
    #expect(
      label.text == "Nothing here",
      "the overlay that was given said \"Nothing here\", and now \"\(label.text ?? "")\"")
  }

  @Test func `an overlay that is shown again can be seen`() {
    let search = SearchController(overlay: label)
    for found in [[], ["Pay rent"], []] { search.show(found) }
    #expect(
      !label.isHidden, "the overlay was removed and shown again, and it is in the view and hidden")
  }

  @Test func `something found removes the overlay`() {
    let search = SearchController(overlay: label)
    search.show([])
    search.show(["Pay rent"])
    #expect(
      search.view.subviews.isEmpty, "a reminder was found, and an overlay is still in the view")
  }

  @Test func `something found at once shows nothing`() {
    let search = SearchController(overlay: label)
    search.show(["Pay rent"])
    #expect(search.view.subviews.isEmpty, "a reminder was found, and yet an overlay is shown")
    let list = UIView()
    search.view.addSubview(list)
    search.show(["Pay rent"])
    #expect(
      list.superview === search.view,
      "no overlay was shown, and removing it took the list away")
  }

  @Test func `the overlay is in front`() {
    let search = SearchController(overlay: label)
    search.show([])
    search.view.addSubview(UIView())
    search.show([])
    #expect(
      search.view.subviews.last === label,
      "the overlay was shown again, and lies behind a view that was added meanwhile")
  }

  @Test func `other views stay`() {
    let search = SearchController(overlay: label)
    let (list, heading) = (UIView(), UILabel())
    for view in [list, heading] { search.view.addSubview(view) }
    search.show([])
    search.show(["Pay rent"])
    #expect(list.superview === search.view, "the list went away together with the overlay")
    #expect(heading.superview === search.view, "another label went away together with the overlay")
    #expect(label.superview == nil, "a reminder was found, and the overlay still covers the list")
  }

  @Test func `an overlay behind another view is removed`() {
    let search = SearchController(overlay: label)
    search.show([])
    let list = UIView()
    search.view.addSubview(list)
    search.show(["Pay rent"])
    #expect(
      label.superview == nil,
      "a reminder was found, another view lay in front of the overlay, and it is still there")
    #expect(list.superview === search.view, "the view in front of the overlay was taken away")
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

  @Test func `the defaults serve every screen`() {
    let other = OtherController()
    other.showOverlay()
    let isShown = other.overlay.superview === other.view
    other.removeOverlay()
    #expect(isShown, "showOverlay() does nothing on a screen that is no search")
    #expect(
      other.overlay.superview == nil, "removeOverlay() does nothing on a screen that is no search")
  }
}

private final class OtherController: UIViewController, OverlayPresentable {
  let overlay = UIView()
}
