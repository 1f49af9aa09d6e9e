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

  @Test func `of two overlays the first one stays`() throws {
    let controller = CodedRemindersController()

    controller.show([])
    let first = try #require(controller.view.subviews.first)
    controller.show([])
    controller.show(["Pay rent"])

    #expect(controller.view.subviews.last === first)
  }

  @Test func `any code can lay an overlay over any controller`() {
    let settings = UIViewController()
    let overlay = UILabel()

    settings.view.addSubview(overlay)

    #expect(overlay.superview === settings.view)
  }
}

/// What goes wrong when an overlay is loaded by its name.
@MainActor
struct NamedOverlayTests {
  @Test func `a name with a slip compiles, and shows nothing`() {
    let controller = NamedRemindersController { name in
      ["EmptyReminder": UILabel()][name]
    }

    controller.show([])

    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `a view of another type compiles, and is not shown`() {
    let controller = NamedRemindersController { _ in ErrorPage() }

    controller.show([])

    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `the controller believes in an overlay that was never loaded`() {
    let controller = NamedRemindersController { _ in nil }

    controller.show([])

    #expect(controller.isOverlayShown)
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `an overlay that others took away does not come back`() {
    let nothing = UILabel()
    let controller = NamedRemindersController { _ in nothing }

    controller.show([])
    nothing.removeFromSuperview()
    controller.show([])

    #expect(controller.isOverlayShown)
    #expect(nothing.superview == nil)
  }

  @Test func `the name is asked for once, under the name of the file`() {
    var names: [String] = []
    let controller = NamedRemindersController { name in
      names.append(name)
      return UILabel()
    }

    controller.show([])
    controller.show(["Pay rent"])
    controller.show([])

    #expect(names == ["EmptyReminders"])
  }
}
