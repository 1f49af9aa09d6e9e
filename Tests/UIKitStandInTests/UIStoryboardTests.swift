import Foundation
import TestSupport
import Testing
import UIKitStandIn

/// A controller that a storyboard of these tests names.
class DrawnController: UIViewController {}

/// A controller that needs more than a coder.
final class InjectedController: UIViewController {
  let overlay: UILabel

  init(overlay: UILabel) {
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, overlay: UILabel) {
    self.overlay = overlay
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

/// What the chapters rely on in storyboards, asked of the stand-in that reads them.
@MainActor
struct UIStoryboardTests {
  @Test func `a controller comes with the view that was drawn`() throws {
    try withStoryboard { storyboard in
      let controller: DrawnController = storyboard.instantiateViewController(identifier: "Drawn")
      #expect(!controller.isViewLoaded)
      #expect((controller.view as? UILabel)?.text == "Pay rent")
    }
  }

  @Test func `a scene without a view gets an empty one`() throws {
    try withStoryboard { storyboard in
      let controller: DrawnController = storyboard.instantiateViewController(identifier: "Empty")
      #expect(controller.view.subviews.isEmpty)
    }
  }

  @Test func `a creator makes the controller, of any subclass, with the storyboard's view`() throws
  {
    try withStoryboard { storyboard in
      let overlay = UILabel()
      let controller = storyboard.instantiateViewController(identifier: "Drawn") { coder in
        InjectedController(coder: coder, overlay: overlay)
      }
      #expect(controller.overlay === overlay)
      #expect((controller.view as? UILabel)?.text == "Pay rent")
    }
  }

  @Test func `a creator that passes over the coder ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try? withStoryboard { storyboard in
        _ = storyboard.instantiateViewController(identifier: "Drawn") { _ in
          InjectedController(overlay: UILabel())
        }
      }
    }
  }

  @Test func `a creator that returns nil ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try? withStoryboard { storyboard in
        _ = storyboard.instantiateViewController(identifier: "Drawn") {
          InjectedController(coder: $0)
        }
      }
    }
  }

  @Test func `a controller that no coder can make needs a creator`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try? withStoryboard { storyboard in
        _ = storyboard.instantiateViewController(identifier: "Injected") as UIViewController
      }
    }
  }

  @Test func `an identifier that is not there ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try? withStoryboard { storyboard in
        _ = storyboard.instantiateViewController(identifier: "Gone") as UIViewController
      }
    }
  }

  @Test func `a storyboard that is not there ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIStoryboard(name: "Gone", bundle: nil)
    }
  }
}

/// Runs `body` with a storyboard from a temporary folder, which is removed afterwards.
@MainActor
private func withStoryboard(_ body: (UIStoryboard) throws -> Void) throws {
  let scenes = #"""
    {
      "Drawn": {
        "class": "UIKitStandInTests.DrawnController",
        "view": {"class": "UILabel", "text": "Pay rent"}
      },
      "Empty": {"class": "UIKitStandInTests.DrawnController"},
      "Injected": {"class": "UIKitStandInTests.InjectedController"}
    }
    """#
  // The storyboard is read here, so nothing is left behind by a body that ends the process.
  let storyboard = try withTemporaryFolder { folder in
    try Data(scenes.utf8).write(to: folder.appending(path: "Main.storyboardc"))
    let bundle: Bundle = try #require(Bundle(url: folder))
    return UIStoryboard(name: "Main", bundle: bundle)
  }
  try body(storyboard)
}
