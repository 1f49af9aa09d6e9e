import DelegateModules

/// A stub and a spy: the user decides when the test says so.
final class ManualPage: LoginPage {
  private(set) var isOpen = false
  private(set) var openings = 0
  private var done: ((Result<Token, OAuthRefusal>) -> Void)?
  private let whenOpened: (ManualPage) -> Void

  init(whenOpened: @escaping (ManualPage) -> Void = { _ in }) { self.whenOpened = whenOpened }

  func open(_ done: @escaping (Result<Token, OAuthRefusal>) -> Void) {
    isOpen = true
    openings += 1
    self.done = done
    whenOpened(self)
  }

  func close() { isOpen = false }

  func decide(_ decision: Result<Token, OAuthRefusal>) { done?(decision) }
}
