/// A screen that other code can cover and uncover, without access to what covers it.
@MainActor
public protocol Coverable: AnyObject {
  /// Covers the screen.
  func cover()

  /// Removes what ``cover()`` has put over the screen.
  func uncover()
}
