import Foundation
import OverlayPresentation
import Testing
import UIKitStandIn

/// What goes wrong when each controller makes its overlay in code.
@MainActor
struct CodedOverlayTests {
  @Test func `two overlays pile up, and only the last one goes`() {
    let controller = CodedRemindersController()

    controller.show([])
    controller.show([])
    controller.show(["Pay rent"])

    #expect(controller.texts == ["Nothing to remember"], "over a list that has a reminder")
  }

  @Test func `a label that is created once and hidden is enough for one screen`() {
    let controller = HidingController()

    let isHidden = [[], [], ["Pay rent"], []].map { reminders in
      controller.show(reminders)
      return controller.view.subviews.map(\.isHidden)
    }

    #expect(isHidden == [[false], [false], [true], [false]])
    #expect(controller.view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 400)])
    #expect(
      controller.view.subviews.map(\.autoresizingMask) == [[.flexibleWidth, .flexibleHeight]])
  }

  @Test func `any code can lay an overlay over any controller`() {
    let settings = UIViewController()
    let overlay = UILabel()

    settings.view.addSubview(overlay)

    #expect(overlay.superview === settings.view)
  }
}

/// A controller that creates one label, lays it over its view once, and hides it.
private final class HidingController: UIViewController {
  private let empty = UILabel()

  override func loadView() {
    view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    empty.text = "Nothing to remember"
    empty.frame = view.bounds
    empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(empty)
  }

  func show(_ reminders: [String]) {
    loadViewIfNeeded()
    empty.isHidden = !reminders.isEmpty
  }
}

/// What goes wrong when a controller loads its overlay by name and keeps a flag.
@MainActor
struct NamedOverlayTests {
  @Test func `a name with a slip compiles, and ends the app`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      NamedRemindersController(bundle: .nameWithSlip).show([])
    }
  }

  @Test func `a class that was renamed compiles, and the overlay is a plain view`() throws {
    let controller = NamedRemindersController(bundle: .renamedClass)

    controller.show([])

    let overlay = try #require(controller.view.subviews.first)
    #expect(type(of: overlay) == UIView.self)
  }

  @Test func `a nib without a view compiles, and the flag says that it is shown`() {
    let controller = NamedRemindersController(bundle: .noView)

    controller.show([])

    #expect(controller.isOverlayShown)
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `an overlay that was removed by other code does not come back`() {
    let controller = NamedRemindersController(bundle: .app)

    controller.show([])
    controller.view.subviews.first?.removeFromSuperview()
    controller.show([])

    #expect(controller.isOverlayShown, "the flag says that the overlay is there")
    #expect(controller.view.subviews.isEmpty, "and it isn't")
  }
}

/// What goes wrong when a controller makes its overlay from a nib, and unwraps it.
@MainActor
struct ForcedOverlayTests {
  @Test func `a nib with another class ends the app, before the list has a reminder`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = ForcedRemindersController(bundle: .renamedClass)
    }
  }

  @Test func `a nib without a view ends the app as well`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = ForcedRemindersController(bundle: .noView)
    }
  }
}
