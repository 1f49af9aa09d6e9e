import Foundation
import PaginatedLoading
import Testing

struct PaginationTests {
  @Test func `a page is decoded with its items`() throws {
    let body = Data(#"{"items": [{"id": 1, "name": "Home"}], "hasNext": true}"#.utf8)

    let page = try JSONDecoder().decode(Pagination<Channel>.self, from: body)

    #expect(page.items == [Channel(id: 1, name: "Home")])
    #expect(page.hasNext)
  }
}
