// wrong: A call waits as long as any attempt is under way, also one that another window has begun since.
// sees: that one must return, and it waits for the new attempt, too

// Exercise 19.4: wait for the file
//
// An app's store is in a file, which takes time to open. Somebody didn't want to wait: `Launch` begins
// with an empty store, takes another empty one if the file can't be opened, and opens the file again
// for each window. Fix it:
//
// - `state` is `.opening` until the store is open, then `.ready` with that store. If `open` throws, it
//   is `.failed` with that error. There is no other store.
// - Each window calls `start()`, which returns when the attempt to open the store has ended. A call
//   that comes while one is under way waits for that one, and no other. A window whose task is
//   cancelled waits, too, and doesn't stop the attempt. After an error, the next call makes a new
//   attempt, and `state` is `.opening` again. When the store is open, a call changes nothing.
// - `close()` closes the store, if it is open, and makes `state` `.closed` at once and for good:
//   nothing is opened after that. If the store is being opened at that moment, it is closed as soon as
//   it is open, before `start()` returns. No store is closed twice.

/// What has been opened, and must be closed once.
@MainActor protocol OpenStore: AnyObject {
  func close()
}

/// Opens the store of an app, and closes it.
@MainActor final class Launch {
  enum State {
    case opening
    case ready(any OpenStore)
    case failed(any Error)
    case closed
  }

  /// What a window should show now.
  private(set) var state = State.opening

  private let open: @MainActor () async throws -> any OpenStore
  private var attempt: Task<Void, Never>?

  /// Makes a launch that gets its store from `open`.
  init(open: @escaping @MainActor () async throws -> any OpenStore) {
    self.open = open
  }

  /// Opens the store.
  func start() async {
    if attempt == nil {
      switch state {
      case .ready, .closed: return
      case .opening, .failed: state = .opening
      }
      attempt = Task { await run() }
    }
    while let attempt { await attempt.value }
  }

  private func run() async {
    defer { attempt = nil }
    if case .closed = state { return }
    do {
      let store = try await open()
      if case .closed = state { store.close() } else { state = .ready(store) }
    } catch {
      if case .closed = state { return }
      state = .failed(error)
    }
  }

  /// Closes the store.
  func close() {
    let before = state
    state = .closed
    if case .ready(let store) = before { store.close() }
  }
}
