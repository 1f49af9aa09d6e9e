import ConstrainedExtensions
import Foundation
import Testing
import UIKitStandIn

/// A nib's owner: the object that a caller passes, and that the nib connects by name.
@MainActor
struct OwnerTests {
  @Test(arguments: OwnedNibs.allCases)
  func `the nib connects its view to the owner that is passed`(_ nibs: OwnedNibs) throws {
    try nibs.withPlace { place throws in
      let screen = ListScreen()

      let view = try EmptyListView.createFromNib(from: place, owner: screen)

      #expect(screen.emptyList === view)
    }
  }

  @Test(arguments: OwnedNibs.allCases)
  func `two owners each get a view of their own`(_ nibs: OwnedNibs) throws {
    try nibs.withPlace { place throws in
      let screens = [ListScreen(), ListScreen()]

      let views = try screens.map { screen in
        try EmptyListView.createAndAdd(to: screen.view, from: place, owner: screen)
      }

      #expect(screens.map(\.emptyList) == views)
      #expect(views[0] !== views[1])
    }
  }

  @Test func `an owner without the outlet ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try OwnedNibs.bundle.withPlace { place throws in
        _ = try EmptyListView.createFromNib(from: place, owner: UIViewController())
      }
    }
  }

  @Test func `no owner, where the nib connects one, ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try OwnedNibs.bundle.withPlace { place throws in
        _ = try EmptyListView.createFromNib(from: place, owner: nil)
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

/// The places that have a nib with an owner.
enum OwnedNibs: CaseIterable {
  case fake
  case bundle

  /// Runs `body` with the place.
  @MainActor
  func withPlace(_ body: (any NibLoading) throws -> Void) throws {
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
