// The classes in this file stand in for a vendor's framework: you can subclass them, but you
// can't change them.

/// Stands in for `UIViewController`.
open class Screen {
  /// Whether the user sees the screen.
  public private(set) var isVisible = false

  /// Makes a screen that nobody sees yet.
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
