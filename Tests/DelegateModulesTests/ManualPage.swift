import DelegateModules

/// A stub and a spy: the user decides when the test says so.
@MainActor
final class ManualPage: LoginPage {
  /// The numbers of the pages that are open: the first is 1.
  private(set) var openPages: [Int] = []
  private(set) var openings = 0
  private(set) var closings = 0
  private var callbacks: [@MainActor (Result<Token, OAuthRefusal>) -> Void] = []
  private let whenOpened: (ManualPage) -> Void

  init(whenOpened: @escaping (ManualPage) -> Void = { _ in }) { self.whenOpened = whenOpened }

  var isOpen: Bool { !openPages.isEmpty }

  func open(
    _ done: @escaping @MainActor (Result<Token, OAuthRefusal>) -> Void
  ) -> @MainActor () -> Void {
    openings += 1
    let number = openings
    openPages.append(number)
    callbacks.append(done)
    whenOpened(self)
    return {
      self.openPages.removeAll { $0 == number }
      self.closings += 1
    }
  }

  func closeAll() { openPages = [] }

  func decide(_ decision: Result<Token, OAuthRefusal>) { callbacks.last?(decision) }

  /// Reports what the user decided when the page was first open.
  func decideLate(_ decision: Result<Token, OAuthRefusal>) { callbacks.first?(decision) }
}

/// A stub like the system's page: its session reports on another thread.
@MainActor
final class BackgroundPage: LoginPage {
  func open(
    _ done: @escaping @MainActor (Result<Token, OAuthRefusal>) -> Void
  ) -> @MainActor () -> Void {
    session { @Sendable decision in
      Task { @MainActor in done(decision) }
    }
    return {}
  }
}

private func session(_ report: @escaping @Sendable (Result<Token, OAuthRefusal>) -> Void) {
  Task.detached { report(.success(granted)) }
}
