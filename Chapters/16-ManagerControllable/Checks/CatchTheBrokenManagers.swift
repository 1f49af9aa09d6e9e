import ExerciseKit
import ReminderStorage
import Synchronization
import Testing

// The tests in `YourCatchTheBrokenManagersTests.swift` belong to this suite. Each one runs on the
// right manager and on every broken one.
@Suite(.exercise("16.3"), .mutants(of: managers)) struct CatchTheBrokenManagers {
  /// Makes the manager to test.
  func makeManager(store: any KeyValueStore) -> any SessionManageable {
    managers.current(store)
  }
}

/// Something that can manage the token of the user who is signed in.
protocol SessionManageable: AnyObject {
  var token: String? { get }
  var onChange: () -> Void { get set }
  func signIn(with token: String)
  func signOut()
}

private let managers = Subjects<@Sendable (any KeyValueStore) -> any SessionManageable>(
  of: "manager",
  right: { SessionManager(store: $0) },
  mutants: [
    "never stores a token": { SessionManager(store: $0, .storesNothing) },
    "stays signed in after a sign-out": { SessionManager(store: $0, .staysSignedIn) },
    "ignores a second sign-in": { SessionManager(store: $0, .keepsTheFirst) },
    "keeps one token for all stores, which each new manager replaces": {
      SessionManager(store: $0, .sharesTheToken)
    },
    "loses the token when the app starts again": { SessionManager(store: $0, .keepsToItself) },
    "reads its store only once, when it is made": { SessionManager(store: $0, .readsOnce) },
    "calls `onChange` before the token changes": { SessionManager(store: $0, .callsTooEarly) },
    "doesn't call `onChange` at a sign-out": { SessionManager(store: $0, .isSilentAtSignOut) },
    "also removes the last reminder id at a sign-out": { SessionManager(store: $0, .removesTheId) },
  ])

private final class SessionManager: SessionManageable, Sealed {
  enum Fault {
    case storesNothing, staysSignedIn, keepsTheFirst, sharesTheToken, keepsToItself, readsOnce
    case callsTooEarly, isSilentAtSignOut, removesTheId
  }

  /// The token that all managers share which have that fault.
  private static let shared = Mutex<String?>(nil)

  private let store: any KeyValueStore
  private let fault: Fault?
  private var kept: String?

  var onChange: () -> Void = {}

  init(store: any KeyValueStore, _ fault: Fault? = nil) {
    self.store = store
    self.fault = fault
    kept = storedToken
    let kept = kept
    Self.shared.withLock { $0 = kept }
  }

  var token: String? {
    switch fault {
    case .keepsToItself, .readsOnce: kept
    case .sharesTheToken: Self.shared.withLock(\.self)
    default: storedToken
    }
  }

  func signIn(with token: String) {
    if fault == .storesNothing || (fault == .keepsTheFirst && self.token != nil) { return }
    change(to: token)
  }

  func signOut() {
    if fault == .staysSignedIn { return }
    if fault == .removesTheId { store.set(nil, forKey: currentReminderId) }
    change(to: nil)
  }

  private var storedToken: String? { store.object(forKey: "token") as? String }

  private func change(to token: String?) {
    if fault == .callsTooEarly { onChange() }
    kept = token
    Self.shared.withLock { $0 = token }
    if fault != .keepsToItself { store.set(token, forKey: "token") }
    if fault == .callsTooEarly || (fault == .isSilentAtSignOut && token == nil) { return }
    onChange()
  }
}
