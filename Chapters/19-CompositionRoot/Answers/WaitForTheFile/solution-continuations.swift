// why: Each call leaves a continuation, and the one attempt resumes all of them when it ends.

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
  private(set) var state: State

  private let open: @MainActor () async throws -> any OpenStore
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var isUnderWay = false

  /// Makes a launch that gets its store from `open`.
  init(open: @escaping @MainActor () async throws -> any OpenStore) {
    self.open = open
    state = .opening
  }

  /// Opens the store.
  func start() async {
    switch state {
    case .ready: return
    case .closed where !isUnderWay: return
    default: break
    }
    await withCheckedContinuation { waiting in
      waiters.append(waiting)
      if isUnderWay { return }
      isUnderWay = true
      state = .opening
      Task { await makeAttempt() }
    }
  }

  private func makeAttempt() async {
    let result: Result<any OpenStore, any Error>
    if case .closed = state {
      result = .failure(CancellationError())
    } else {
      do { result = .success(try await open()) } catch { result = .failure(error) }
    }
    isUnderWay = false
    switch (state, result) {
    case (.closed, .success(let store)): store.close()
    case (.closed, .failure): break
    case (_, .success(let store)): state = .ready(store)
    case (_, .failure(let error)): state = .failed(error)
    }
    let done = waiters
    waiters = []
    for waiter in done { waiter.resume() }
  }

  /// Closes the store.
  func close() {
    let old = state
    state = .closed
    if case .ready(let store) = old { store.close() }
  }
}
