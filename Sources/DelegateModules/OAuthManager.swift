/// The module that lets the user grant a new token, and stores it.
///
/// It's on the main actor, like its page, so it is a ``Procedure`` there alone. Without the setting
/// `InferIsolatedConformances`, write `@MainActor` before the protocol's name.
@MainActor
public final class OAuthManager: Procedure {
  /// Receives the new token, or why there is none.
  public let complete = Delegate<Result<Token, OAuthRefusal>, Void>()
  private let page: any LoginPage
  private let store: any TokenStore
  private var isWaiting = false
  private var closePage: (@MainActor () -> Void)?
  private var run = 0

  /// Makes a manager that opens `page` and saves a new token in `store`.
  public init(page: any LoginPage, store: any TokenStore) {
    self.page = page
    self.store = store
  }

  /// Opens the page, and finishes when the user has decided.
  ///
  /// A run that is under way is cancelled. The page may report its decision later, even during the
  /// next run, so a decision counts only for its own run.
  public func start(_ input: Void) {
    cancel()
    isWaiting = true
    run += 1
    let run = run
    let close = page.open { [weak self] decision in
      guard let self, self.run == run else { return }
      self.finish(decision)
    }
    // The page may have decided already, and the listener may have started the next run.
    if isWaiting, self.run == run { closePage = close } else { close() }
  }

  /// Closes the page, stores a new token, and only then reports.
  ///
  /// For each start, a second decision is ignored.
  public func finish(_ output: Result<Token, OAuthRefusal>) {
    guard isWaiting else { return }
    cancel()
    complete(output.flatMap(store.keep))
  }

  /// Closes the page, and ignores what is decided on it.
  public func cancel() {
    guard isWaiting else { return }
    isWaiting = false
    closePage?()
    closePage = nil
  }
}
