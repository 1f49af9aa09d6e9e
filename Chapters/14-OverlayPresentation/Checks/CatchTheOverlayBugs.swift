import ExerciseKit
import Foundation
import Testing
import UIKitStandIn

// The tests that you write in `YourCatchTheOverlayBugsTests.swift` belong to this suite. Each is
// run on the right screen and on every broken one.
@MainActor
@Suite(.exercise("14.3"), .mutants(of: screens)) struct CatchTheOverlayBugs {
  /// Makes the screen to test.
  func makeScreen(overlay: UIView) -> any RemindersScreen {
    screens.current(overlay)
  }
}

/// What your tests can call on a screen, which also has a `view`, as every controller has.
protocol RemindersScreen: UIViewController {
  /// Puts the overlay in front of everything else in `view` if there are no reminders, or removes it
  /// from there.
  func show(_ reminders: [String])
}

private let screens = Subjects<@Sendable @MainActor (UIView) -> any RemindersScreen>(
  of: "screen",
  right: { TestedScreen($0) },
  mutants: [
    "shows a view of its own instead of the overlay that was injected": { _ in
      TestedScreen(UIView())
    },
    "shows no overlay for its first list": { TestedScreen($0, isSlow: true) },
    "never removes the overlay": { TestedScreen($0, remove: { _, _ in }) },
    "removes the list along with the overlay": {
      TestedScreen(
        $0,
        remove: { screen, _ in
          for view in screen.view.subviews { view.removeFromSuperview() }
        })
    },
    "adds one more view each time it shows the overlay": {
      TestedScreen(
        $0,
        add: { screen, overlay in
          screen.view.addSubview(UIView())
          screen.view.addSubview(overlay)
        })
    },
    "does not show the overlay again after it has removed it": { TestedScreen($0, isShy: true) },
    "shows the overlay before it knows that the list is empty": { TestedScreen($0, isHasty: true) },
    "takes a list with one reminder for an empty list": { TestedScreen($0, most: 1) },
    "leaves the overlay behind a view that was added later": {
      TestedScreen(
        $0,
        add: { screen, overlay in
          if overlay.superview !== screen.view { screen.view.addSubview(overlay) }
        })
    },
    "does not remove the overlay while another view lies in front of it": {
      TestedScreen(
        $0,
        remove: { screen, overlay in
          if screen.view.subviews.last === overlay { overlay.removeFromSuperview() }
        })
    },
  ])

private final class TestedScreen: UIViewController, RemindersScreen, nonisolated Sealed {
  typealias Change = (UIViewController, UIView) -> Void

  let overlay: UIView
  private let most: Int
  private let isSlow: Bool
  private let isShy: Bool
  private let isHasty: Bool
  private var hasBegun = false
  private var hasRemoved = false
  private let add: Change
  private let remove: Change

  init(
    _ overlay: UIView, most: Int = 0, isSlow: Bool = false, isShy: Bool = false,
    isHasty: Bool = false,
    add: @escaping Change = { $0.view.addSubview($1) },
    remove: @escaping Change = { screen, overlay in
      if screen.isViewLoaded, overlay.superview === screen.view { overlay.removeFromSuperview() }
    }
  ) {
    self.overlay = overlay
    self.most = most
    self.isSlow = isSlow
    self.isShy = isShy
    self.isHasty = isHasty
    self.add = add
    self.remove = remove
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isHasty { show([]) }
  }

  func show(_ reminders: [String]) {
    defer { hasBegun = true }
    let isEmpty = reminders.count <= most
    if isEmpty, isSlow && !hasBegun || isShy && hasRemoved { return }
    hasRemoved = hasRemoved || !isEmpty
    if isEmpty { overlay.frame = view.bounds }
    (isEmpty ? add : remove)(self, overlay)
  }
}
