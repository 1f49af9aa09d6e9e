import Foundation
import OverlayPresentation
import Testing
import UIKitStandIn

/// A controller with a dependency that comes from a storyboard.
@MainActor
struct StoryboardTests {
  private let overlay = UIView()
  private let storyboard = UIStoryboard(name: "Main", bundle: .app)

  @Test func `a creator injects the overlay, and the storyboard gives the view`() {
    let overlay = overlay
    let controller = storyboard.instantiateViewController(identifier: "Reminders") { coder in
      RemindersController(coder: coder, overlay: overlay)
    }

    controller.show([])

    #expect(controller.view.subviews.first is UITableView, "it was drawn in the storyboard")
    #expect(controller.view.subviews.last === overlay)
  }

  @Test func `a creator that calls the other initializer ends the app`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let storyboard = UIStoryboard(name: "Main", bundle: .app)
      _ = storyboard.instantiateViewController(identifier: "Reminders") { _ in
        RemindersController(overlay: UIView())
      }
    }
  }

  @Test func `without a creator there is no overlay, and so no controller`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)

    #expect(RemindersController(coder: coder) == nil)
    #expect(NewReminderController(coder: coder) == nil)
    #expect(RemindersTableController(coder: coder) == nil)
    #expect(NamedRemindersController(coder: coder) == nil)
    #expect(PresentableRemindersController(coder: coder) == nil)
  }
}
