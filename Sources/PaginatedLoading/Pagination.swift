/// A page: some items, and whether more follow.
///
/// The name is the talk's.
public struct Pagination<Item: Sendable>: Sendable {
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

/// Where pages come from: the seam between a list and the server.
@MainActor
public protocol PageSource<Item> {
  /// What a page is made of.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Fetches the page that follows the item with the id `lastId`, or the first page for nil.
  ///
  /// - Returns: The page. It may be empty.
  /// - Throws: Whatever keeps the page from coming.
  func page(after lastId: Item.ID?) async throws -> Pagination<Item>
}
