import ExerciseKit
import Testing
import UIKitStandIn

// The tests that you write in `YourKeepTheNamesTests.swift` belong to this suite. Each is run on
// the right app and on every broken one.
@MainActor
@Suite(.exercise("13.4"), .mutants(of: apps)) struct KeepTheNames {
  /// Makes the app to test.
  func makeApp() -> any NibApp { apps.current() }
}

/// What your tests know of an app.
@MainActor
protocol NibApp {
  /// Every type that is made from a nib.
  var types: [any FromNib.Type] { get }

  /// The name of every nib in the app's bundle.
  var nibNames: [String] { get }

  /// Returns the objects of a nib, made anew on each call, or nil if there is no such nib.
  func objects(inNib name: String) -> [Any]?
}

/// What is made from a nib that has the name of its type.
@MainActor
protocol FromNib: AnyObject {}

extension FromNib {
  /// The name of the nib.
  static var nibName: String { String(describing: Self.self) }

  /// Makes an object from its nib, and throws if there is none or if it holds no such object.
  static func createFromNib(in app: any NibApp) throws -> Self {
    guard let objects = app.objects(inNib: nibName) else { throw NoNib(name: nibName) }
    guard let object = objects.lazy.compactMap({ $0 as? Self }).first else {
      throw NoObject(type: nibName)
    }
    return object
  }
}

private struct NoNib: Error { let name: String }
private struct NoObject: Error { let type: String }

private final class ReminderCell: UIView, FromNib {}
private final class EmptyList: UIView, FromNib {}
private final class OverdueBadge: UIView, FromNib {}

private typealias MakeObjects = @MainActor () -> [Any]

private let apps = Subjects<@Sendable @MainActor () -> any NibApp>(
  of: "reminder app",
  right: { TestedApp() },
  mutants: [
    "lost the nib of its last type in a rename": {
      TestedApp { nibs in nibs["Badge"] = nibs.removeValue(forKey: "OverdueBadge") }
    },
    "did not copy the nib of one type": { TestedApp { $0["EmptyList"] = nil } },
    "keeps a nib whose type is gone": { TestedApp { $0["OldCell"] = { [UIView()] } } },
    "has a nib whose name differs from its type's in a capital": { TestedApp(isLoose: true) },
    "has a nib whose class was never set": { TestedApp { $0["EmptyList"] = { [UIView()] } } },
    "has two nibs with each other's views": {
      TestedApp { nibs in
        let cell = nibs["ReminderCell"]
        nibs["ReminderCell"] = nibs["OverdueBadge"]
        nibs["OverdueBadge"] = cell
      }
    },
    "has a nib that is empty": { TestedApp { $0["ReminderCell"] = { [] } } },
    "returns the same badge twice": {
      let badge = OverdueBadge()
      return TestedApp { $0["OverdueBadge"] = { [badge] } }
    },
  ])

private struct TestedApp: NibApp, nonisolated Sealed {
  let types: [any FromNib.Type] = [ReminderCell.self, EmptyList.self, OverdueBadge.self]
  private var nibs: [String: MakeObjects] = [
    "ReminderCell": { [ReminderCell()] },
    "EmptyList": { [UILabel(), EmptyList()] },
    "OverdueBadge": { [OverdueBadge()] },
  ]

  private let isLoose: Bool

  /// A loose app finds the nib "Emptylist" for the name "EmptyList", as a Mac's disk does.
  init(isLoose: Bool = false, _ change: (inout [String: MakeObjects]) -> Void = { _ in }) {
    self.isLoose = isLoose
    change(&nibs)
  }

  var nibNames: [String] {
    nibs.keys.map { isLoose && $0 == "EmptyList" ? "Emptylist" : $0 }.sorted()
  }

  func objects(inNib name: String) -> [Any]? { nibs[name]?() }
}
