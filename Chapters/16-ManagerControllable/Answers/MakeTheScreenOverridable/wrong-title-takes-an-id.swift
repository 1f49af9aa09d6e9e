// wrong: Takes the next id for the title, so the reminder that is added gets another one.
// sees: the title shows the next reminder's id, and must not use it up

import Foundation
import UIKitStandIn

// Exercise 16.1: make the screen overridable
//
// Storyboards make the app's screens in a hundred places, and you can't give each of them a creator
// yet. In a test, everything that a `TestingAddScreen` inherits should use the manager that it gets,
// and never `IdManager.default`. At the moment, all of it uses the shared manager. Change the three
// classes so that a test's screen uses its own manager, whichever type the caller sees. The app's
// screens keep the shared manager, and a storyboard can still make them. Other types conform to the
// protocol, so leave the protocol and its extension as they are.

/// What screens with a form have in common.
class FormScreen: UIViewController, IdManagerControllable {
  /// The manager of the ids to use.
  var idManager: any IdManageable { IdManager.default }

  /// Shows the next reminder's id in the title.
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reminder \(idManager.nextReminderId())"
  }
}

/// Lets a user add reminders.
class AddScreen: FormScreen {
  /// Adds a reminder.
  func add(_ title: String) -> AddedReminder {
    makeReminder(title)
  }

  /// Adds a reminder with the same title.
  func addCopy(of reminder: AddedReminder) -> AddedReminder {
    makeReminder(reminder.title)
  }
}

/// A screen for tests, with a manager of its own.
final class TestingAddScreen: AddScreen {
  private let manager: any IdManageable
  override var idManager: any IdManageable { manager }

  init(idManager: any IdManageable) {
    manager = idManager
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A type that can use a manager of ids.
protocol IdManagerControllable {
  var idManager: any IdManageable { get }
}

extension IdManagerControllable {
  var idManager: any IdManageable { IdManager.default }

  /// Makes a reminder with the next id.
  func makeReminder(_ title: String) -> AddedReminder {
    AddedReminder(id: idManager.nextReminderId(), title: title)
  }
}

/// Something to remember, with an id.
struct AddedReminder: Equatable {
  let id: Int
  let title: String
}

/// Something that can manage the ids of reminders.
protocol IdManageable {
  /// The last id, or nil if there is none yet.
  var lastId: Int? { get }

  func nextReminderId() -> Int
}

// The app's manager. You don't have to change this class. In this exercise its last id stays 7, and
// it tells the check when it is used.
final class IdManager: IdManageable, Sendable {
  static let `default` = IdManager()
  @TaskLocal static var isUsed: @Sendable () -> Void = {}

  private init() {}

  var lastId: Int? {
    Self.isUsed()
    return 7
  }

  func nextReminderId() -> Int {
    Self.isUsed()
    return 8
  }
}
