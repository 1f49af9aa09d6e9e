/// A page: some items, and whether more follow.
///
/// The name is from Wei Wang's talk "Protocol-Oriented Programming meets Cocoa", 2016.
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
@MainActor
public protocol PageSource<Item> {
  /// What a page is made of.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Fetches the page that follows the item with the id `lastId`, or the first page for nil.
  ///
  /// - Returns: The page, which may be empty.
  /// - Throws: The reason why there is no page.
  func page(after lastId: Item.ID?) async throws -> Pagination<Item>
}
