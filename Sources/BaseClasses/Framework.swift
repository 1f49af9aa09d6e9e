// The classes in this file stand in for a vendor's framework: you can subclass them, but not
// change them.

/// Stands in for `UIViewController`.
open class Screen {
  /// Whether the user sees the screen.
  public private(set) var isVisible = false

  /// Creates a screen that isn't visible yet.
  public init() {}

  /// Called when the user sees the screen.
  ///
  /// An override must call `super`.
  open func didAppear() {
    isVisible = true
  }
}

/// Stands in for `UITableViewController`.
open class TableScreen: Screen {
  /// The rows of the table.
  public var rows: [String] = []
}
