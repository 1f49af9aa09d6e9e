/// How far a list has been loaded, and whether a page is on its way.
///
/// The name, `hasNext`, `isLoading` and `lastId` are from Wei Wang's talk "Protocol-Oriented
/// Programming meets Cocoa", MDCC 2016. There, `isLoading` is a flag. A flag can't tell a late page
/// from the current one, so here each load is an object, and the list is loading while it holds one.
public nonisolated struct NextPageState<LastId: Sendable>: Sendable {
  /// Whether there may be another page.
  public private(set) var hasNext = true
  /// The id of the last item that was loaded, or nil before the first.
  public private(set) var lastId: LastId?
  /// The error of the latest load, or nil if it didn't fail.
  public private(set) var failure: (any Error)?
  /// The load that is on its way, or nil if there is none.
  public private(set) var load: Load?

  /// Whether a page is on its way.
  public var isLoading: Bool { load != nil }

  /// One attempt to get a page, which is identical to no other attempt.
  public final class Load: Sendable {
    /// The id of the item before the page, or nil for the first page.
    public let lastId: LastId?

    fileprivate init(after lastId: LastId?) {
      self.lastId = lastId
    }
  }

  /// Makes the state of a list that hasn't loaded anything yet.
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

  /// Begins to load the first page again.
  ///
  /// A load that is on its way is no longer the current one. Until the first page comes, the list
  /// still ends where it did. So after a failure it continues there.
  ///
  /// - Returns: The load.
  public mutating func restart() -> Load {
    let load = Load(after: nil)
    self.load = load
    failure = nil
    return load
  }

  /// Ends `load` with a page whose last item has the id `lastId`, or nil if the page is empty.
  ///
  /// This list continues after its last id, and an empty page has none. So an empty page is the last
  /// one here, whatever `hasNext` is. A server that can send empty pages with more behind them needs
  /// pages that carry the place to continue from.
  ///
  /// - Returns: Whether the page belongs to the list: false if the load is not the current one.
  public mutating func succeed(_ load: Load, lastId: LastId?, hasNext: Bool) -> Bool {
    guard load === self.load else { return false }
    self.load = nil
    self.lastId = lastId ?? load.lastId
    self.hasNext = hasNext && lastId != nil
    return true
  }

  /// Ends `load` with an error, so that the same page can be loaded again.
  ///
  /// - Returns: Whether the list has failed: false if the load is not the current one.
  public mutating func fail(_ load: Load, _ error: any Error) -> Bool {
    guard load === self.load else { return false }
    self.load = nil
    failure = error
    return true
  }

  /// Ends `load` without a page and without a failure, so that the same page can be loaded again.
  ///
  /// This does nothing if the load is not the current one.
  public mutating func cancel(_ load: Load) {
    if load === self.load { self.load = nil }
  }

  /// Starts from the beginning.
  ///
  /// A load that is on its way is no longer the current one.
  public mutating func reset() {
    self = NextPageState()
  }
}
