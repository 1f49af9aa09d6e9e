// why: The state is computed from what there is, so no two facts can contradict each other.

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
  var state: State {
    if isClosed { return .closed }
    if let store { return .ready(store) }
    if let error { return .failed(error) }
    return .opening
  }

  private let open: @MainActor () async throws -> any OpenStore
  private var store: (any OpenStore)?
  private var error: (any Error)?
  private var isClosed = false
  private var attempt: Task<Void, Never>?

  /// Makes a launch that gets its store from `open`.
  init(open: @escaping @MainActor () async throws -> any OpenStore) {
    self.open = open
  }

  /// Opens the store.
  func start() async {
    if attempt == nil, store == nil, !isClosed {
      error = nil
      attempt = Task {
        defer { attempt = nil }
        if isClosed { return }
        do {
          let opened = try await open()
          if isClosed { opened.close() } else { store = opened }
        } catch {
          self.error = error
        }
      }
    }
    await attempt?.value
  }

  /// Closes the store.
  func close() {
    if isClosed { return }
    isClosed = true
    store?.close()
  }
}
