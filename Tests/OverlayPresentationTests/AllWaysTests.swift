import Foundation
import OverlayPresentation
import Testing
import UIKitStandIn

/// What each of the ways must do.
@MainActor
struct AllWaysTests {
  @Test(arguments: Way.allCases)
  func `an empty list shows the overlay`(_ way: Way) {
    let screen = way.makeScreen()

    screen.show([])

    #expect(screen.texts == ["Nothing to remember"])
  }

  @Test(arguments: Way.allCases)
  func `a list with reminders shows no overlay`(_ way: Way) {
    let screen = way.makeScreen()

    screen.show(["Pay rent"])

    #expect(screen.texts.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func `the first reminder removes the overlay, and the last one brings it back`(_ way: Way) {
    let screen = way.makeScreen()

    screen.show([])
    screen.show(["Pay rent"])
    let texts = screen.texts
    screen.show([])

    #expect(texts.isEmpty)
    #expect(screen.texts == ["Nothing to remember"])
  }

  @Test(arguments: Way.allCases)
  func `removing twice is removing once`(_ way: Way) {
    let screen = way.makeScreen()

    screen.show([])
    screen.show(["Pay rent"])
    screen.show(["Pay rent", "Call home"])

    #expect(screen.texts.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func `other views stay`(_ way: Way) {
    let screen = way.makeScreen()
    let list = UIView()
    screen.view.addSubview(list)

    screen.show([])
    screen.show(["Pay rent"])

    #expect(list.superview === screen.view)
  }

  @Test(arguments: Way.allCases)
  func `two screens have an overlay each`(_ way: Way) {
    let mine = way.makeScreen()
    let yours = way.makeScreen()

    mine.show([])
    yours.show([])
    yours.show(["Pay rent"])

    #expect(mine.texts == ["Nothing to remember"])
    #expect(yours.texts.isEmpty)
  }

  @Test(arguments: [Way.named, .presentable, .slot])
  func `showing twice shows one overlay`(_ way: Way) {
    let screen = way.makeScreen()

    screen.show([])
    screen.show([])

    #expect(screen.texts == ["Nothing to remember"])
  }
}

/// The ways to an overlay: the talk's three, the last one also with an injected view, and this
/// chapter's slot.
enum Way: CaseIterable {
  case coded
  case named
  case forced
  case presentable
  case slot

  @MainActor
  func makeScreen() -> any RemindersScreen {
    let nothing = UILabel()
    nothing.text = "Nothing to remember"
    return switch self {
    case .coded: CodedRemindersController()
    case .named: NamedRemindersController(bundle: .app)
    case .forced: ForcedRemindersController(bundle: .app)
    case .presentable: PresentableRemindersController(overlay: nothing)
    case .slot: RemindersController(overlay: nothing)
    }
  }
}

/// What the screens have in common, so that one test can check them all.
protocol RemindersScreen: UIViewController {
  func show(_ reminders: [String])
}

extension CodedRemindersController: RemindersScreen {}
extension NamedRemindersController: RemindersScreen {}
extension ForcedRemindersController: RemindersScreen {}
extension PresentableRemindersController: RemindersScreen {}
extension RemindersController: RemindersScreen {}

extension UIViewController {
  /// The texts that lie in the view, the one at the back first.
  var texts: [String?] { view.subviews.compactMap { $0 as? UILabel }.map(\.text) }
}
