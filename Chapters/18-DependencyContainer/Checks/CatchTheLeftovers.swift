import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

// The tests that you write in `YourCatchTheLeftoversTests.swift` belong to this suite. Each is run
// on the right app and on every broken one.
@Suite(.exercise("18.3"), .mutants(of: apps)) struct CatchTheLeftovers {
  /// Makes the app to test, in which nobody is logged in.
  func makeApp() -> any ReminderApp {
    apps.current()
  }
}

/// What your tests know of an app.
protocol ReminderApp: AnyObject {
  /// Logs a user in, and shows a new list.
  func logIn(user: Int)

  /// Shows a new list.
  func showList()

  /// Goes back to the login. Nothing of the user may stay in memory.
  func logOut()

  /// Returns the next id of the user who is logged in; throws if nobody is.
  func nextReminderId() throws -> Int

  /// Saves a title on the server as the user who is logged in; does nothing if nobody is.
  func save(_ title: String)

  /// What the server has received, in order: "1: Pay rent" if user 1 saved "Pay rent".
  var received: [String] { get }

  /// The container of the user who is logged in, or nil.
  var container: AnyObject? { get }

  /// The list that is shown, or nil while the login is shown.
  var screen: AnyObject? { get }
}

private let apps = Subjects<@Sendable () -> any ReminderApp>(
  of: "reminder app",
  right: { TestedApp(bug: nil) },
  mutants: [
    "has no container while a user is logged in": { TestedApp(bug: .hidesContainer) },
    "shows no list after a login": { TestedApp(bug: .showsNoList) },
    "keeps the container of a user who has logged out": { TestedApp(bug: .keepsContainer) },
    "keeps the list that is shown at the logout": { TestedApp(bug: .keepsLastList) },
    "keeps a list that a newer one has replaced": { TestedApp(bug: .keepsReplacedLists) },
    "shows the same list again": { TestedApp(bug: .reusesScreen) },
    "gives the second user the first one's ids": { TestedApp(bug: .sharesIds) },
    "begins a user's ids anew after a logout": { TestedApp(bug: .forgetsIds) },
    "still returns ids when nobody is logged in": { TestedApp(bug: .countsAfterLogout) },
    "saves the second user's titles as the first user": { TestedApp(bug: .keepsServer) },
  ])

private enum Bug {
  case hidesContainer, showsNoList
  case keepsContainer, keepsLastList, keepsReplacedLists
  case reusesScreen, sharesIds, forgetsIds, countsAfterLogout, keepsServer
}

private final class TestedApp: ReminderApp, Sealed {
  private let bug: Bug?
  private var store = SpyStore()
  private var current: UserContainer?
  private var last: UserContainer?
  private var list: ListScreen?
  private var attic: [AnyObject] = []
  private var sender: Int?
  private(set) var received: [String] = []

  init(bug: Bug?) { self.bug = bug }

  var container: AnyObject? { bug == .hidesContainer ? nil : current }
  var screen: AnyObject? { list }

  func logIn(user: Int) {
    if bug == .forgetsIds { store = SpyStore() }
    if bug != .keepsServer || sender == nil { sender = user }
    let key = bug == .sharesIds ? "" : "user \(user): "
    current = UserContainer(prefix: key, store: store)
    if bug == .keepsContainer, let current { attic.append(current) }
    if bug == .countsAfterLogout { last = UserContainer(prefix: key, store: store) }
    if bug != .showsNoList { showList() }
  }

  func showList() {
    if bug == .reusesScreen, list != nil { return }
    if bug == .keepsReplacedLists { keepList() }
    list = current.map(ListScreen.init)
  }

  func logOut() {
    if bug == .keepsLastList { keepList() }
    current = nil
    list = nil
  }

  func save(_ title: String) {
    guard current != nil, let sender else { return }
    received.append("\(sender): \(title)")
  }

  /// The list alone is kept, and not its container: that is another bug.
  private func keepList() {
    guard let list else { return }
    list.container = nil
    attic.append(list)
  }

  func nextReminderId() throws -> Int {
    guard let container = current ?? last else { throw NobodyIsLoggedIn() }
    let key = container.prefix + currentReminderId
    let id = try reminderId(after: container.store.object(forKey: key))
    container.store.set(id, forKey: key)
    return id
  }
}

private struct NobodyIsLoggedIn: Error {}

private final class UserContainer: Sealed {
  let prefix: String
  let store: SpyStore

  init(prefix: String, store: SpyStore) {
    self.prefix = prefix
    self.store = store
  }
}

private final class ListScreen: Sealed {
  var container: UserContainer?

  init(container: UserContainer) { self.container = container }
}
