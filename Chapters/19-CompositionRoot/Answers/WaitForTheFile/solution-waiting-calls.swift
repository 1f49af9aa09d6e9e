// why: The first call opens the store, and the others wait until it tells them that it is done.

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
  private var isAttempting = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a launch that gets its store from `open`.
  init(open: @escaping @MainActor () async throws -> any OpenStore) {
    self.open = open
  }

  /// Opens the store.
  func start() async {
    if !isAttempting {
      switch state {
      case .ready, .closed: return
      case .opening, .failed: break
      }
      state = .opening
      isAttempting = true
      Task { await makeAttempt() }
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Closes the store.
  func close() {
    let last = state
    state = .closed
    if case .ready(let store) = last { store.close() }
  }

  private func makeAttempt() async {
    if case .closed = state { return end() }
    let result: State
    do { result = .ready(try await open()) } catch { result = .failed(error) }
    switch (state, result) {
    case (.closed, .ready(let store)): store.close()
    case (.closed, _): break
    default: state = result
    }
    end()
  }

  private func end() {
    isAttempting = false
    for call in waiting { call.resume() }
    waiting = []
  }
}
