import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

/// A nib's owner: the object that a caller passes, and that the nib connects by name.
@MainActor
struct OwnerTests {
  @Test(arguments: OwnedNibs.allCases)
  func `the nib connects its view to the owner that is passed`(from source: OwnedNibs) throws {
    try source.withNibs { nibs throws in
      let screen = ListScreen()

      let view = try EmptyListView.createFromNib(from: nibs, owner: screen)

      #expect(screen.emptyList === view)
    }
  }

  @Test(arguments: OwnedNibs.allCases)
  func `two owners each get a view of their own`(from source: OwnedNibs) throws {
    try source.withNibs { nibs throws in
      let screens = [ListScreen(), ListScreen()]

      let views = try screens.map { screen in
        try EmptyListView.createAndAdd(to: screen.view, from: nibs, owner: screen)
      }

      #expect(screens.map(\.emptyList) == views)
      #expect(views[0] !== views[1])
    }
  }

  @Test func `an owner without the outlet ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try? OwnedNibs.bundle.withNibs { nibs throws in
        _ = try EmptyListView.createFromNib(from: nibs, owner: UIViewController())
      }
    }
  }

  @Test func `no owner, where the nib connects one, ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try? OwnedNibs.bundle.withNibs { nibs throws in
        _ = try EmptyListView.createFromNib(from: nibs, owner: nil)
      }
    }
  }
}

/// A screen whose empty list comes from a nib, which connects it.
@MainActor
final class ListScreen: UIViewController {
  /// In an app this is `@IBOutlet var emptyList: EmptyListView?`, without the method below.
  var emptyList: EmptyListView?

  override nonisolated func setValue(_ value: Any?, forKey key: String) {
    guard key == "emptyList" else { return super.setValue(value, forKey: key) }
    let view = value as? EmptyListView
    MainActor.assumeIsolated { emptyList = view }
  }
}

/// Where a test gets a nib with an owner from.
enum OwnedNibs: CaseIterable {
  case fake
  case bundle

  /// Runs `body` with the nibs.
  @MainActor
  func withNibs(_ body: (any NibLoading) throws -> Void) throws {
    switch self {
    case .fake:
      try body(
        FakeNibs(nibs: [
          "EmptyListView": { owner in
            let view = EmptyListView()
            (owner as? ListScreen)?.emptyList = view
            return [view]
          }
        ]))
    case .bundle:
      let nib = #"[{"class": "ConstrainedExtensions.EmptyListView", "ownerOutlet": "emptyList"}]"#
      try withBundle(["EmptyListView.nib": nib], body)
    }
  }
}
