/// A page: some items, and whether more follow.
///
/// The name is from Wei Wang's talk "Protocol-Oriented Programming meets Cocoa", MDCC 2016.
public nonisolated struct Pagination<Item: Sendable>: Sendable {
  /// The items, in order.
  public let items: [Item]
  /// Whether there is a page after this one.
  public let hasNext: Bool

  /// Makes a page.
  public init(items: [Item], hasNext: Bool) {
    self.items = items
    self.hasNext = hasNext
  }
}

extension Pagination: Decodable where Item: Decodable {}

/// The source of a list's pages, usually a server.
///
/// A source may be an actor, or a type that works on any other. So a page may come from another
/// actor, and its items are `Sendable`.
public protocol PageSource<Item>: Sendable {
  /// What a page is made of.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Fetches the page that follows the item with the id `lastId`, or the first page for nil.
  ///
  /// The next request continues after the page's last item. So a page without items is the last one,
  /// and a source must not return one in the middle of the list.
  ///
  /// - Returns: The page, which is empty only at the end.
  /// - Throws: The reason why there is no page.
  func page(after lastId: Item.ID?) async throws -> Pagination<Item>
}
