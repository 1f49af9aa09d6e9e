import DelegateModules

/// A stub and a spy: the user decides when the test says so.
@MainActor
final class ManualPage: LoginPage {
  private(set) var isOpen = false
  private(set) var openings = 0
  private(set) var closings = 0
  private var callbacks: [@MainActor (Result<Token, OAuthRefusal>) -> Void] = []
  private let whenOpened: (ManualPage) -> Void

  init(whenOpened: @escaping (ManualPage) -> Void = { _ in }) { self.whenOpened = whenOpened }

  func open(_ done: @escaping @MainActor (Result<Token, OAuthRefusal>) -> Void) {
    isOpen = true
    openings += 1
    callbacks.append(done)
    whenOpened(self)
  }

  func close() {
    isOpen = false
    closings += 1
  }

  func decide(_ decision: Result<Token, OAuthRefusal>) { callbacks.last?(decision) }

  /// Reports what the user decided when the page was first open.
  func decideLate(_ decision: Result<Token, OAuthRefusal>) { callbacks.first?(decision) }
}

/// A stub like the system's page: its session reports on another thread.
@MainActor
final class BackgroundPage: LoginPage {
  func open(_ done: @escaping @MainActor (Result<Token, OAuthRefusal>) -> Void) {
    session { @Sendable decision in
      Task { @MainActor in done(decision) }
    }
  }

  func close() {}
}

private func session(_ report: @escaping @Sendable (Result<Token, OAuthRefusal>) -> Void) {
  Task.detached { report(.success(granted)) }
}
