/// How far a list has been loaded, and whether a page is on its way.
///
/// The name and the three properties are those of Wei Wang's talk "Protocol-Oriented Programming
/// meets Cocoa", 2016. There `isLoading` is a flag that every path must remember to clear. Here a
/// load is an object, and the list is loading as long as it holds one.
public struct NextPageState<LastId: Sendable>: Sendable {
  /// Whether there may be another page.
  public private(set) var hasNext = true
  /// The id of the last item that was loaded, or nil before the first.
  public private(set) var lastId: LastId?
  /// Why the latest load failed, or nil if it did not.
  public private(set) var failure: (any Error)?
  private var load: Load?

  /// Whether a page is on its way.
  public var isLoading: Bool { load != nil }

  /// One attempt to get a page, which is equal to no other.
  public final class Load: Sendable {
    /// The id after which the page begins, or nil for the first page.
    public let lastId: LastId?

    fileprivate init(after lastId: LastId?) {
      self.lastId = lastId
    }
  }

  /// Makes the state of a list of which nothing has been loaded.
  public init() {}

  /// Begins to load the next page.
  ///
  /// - Returns: The load, or nil if there is no next page or one is on its way.
  public mutating func begin() -> Load? {
    guard hasNext, !isLoading else { return nil }
    load = Load(after: lastId)
    failure = nil
    return load
  }

  /// Ends `load` with a page whose last item is `lastId`, or nil if the page is empty.
  ///
  /// An empty page can't move the state on, so it is the last one, whatever `hasNext` says.
  ///
  /// - Returns: Whether the page belongs to the list: false if the load is not the current one.
  public mutating func succeed(_ load: Load, lastId: LastId?, hasNext: Bool) -> Bool {
    guard load === self.load else { return false }
    self.load = nil
    self.lastId = lastId ?? self.lastId
    self.hasNext = hasNext && lastId != nil
    return true
  }

  /// Ends `load` without a page, so that the same page can be loaded again.
  ///
  /// It does nothing if the load is not the current one.
  public mutating func fail(_ load: Load, _ error: any Error) {
    guard load === self.load else { return }
    self.load = nil
    failure = error
  }

  /// Begins anew.
  ///
  /// A load that is on its way no longer counts.
  public mutating func reset() {
    self = NextPageState()
  }
}
