import PaginatedLoading
import Testing

/// The rules of paging, without a source, a view or a wait.
struct NextPageStateTests {
  private var state = NextPageState<Int>()

  @Test func `a new state is about to load the first page`() {
    #expect(state.hasNext)
    #expect(!state.isLoading)
    #expect(state.lastId == nil)
    #expect(state.failure == nil)
  }

  @Test mutating func `the first load begins at nil`() throws {
    let load = try begin()

    #expect(load.lastId == nil)
    #expect(state.isLoading)
  }

  @Test mutating func `while one load is on its way, no other begins`() throws {
    _ = try begin()

    let other = state.begin()

    #expect(other == nil)
  }

  @Test mutating func `the next load begins after the last id`() throws {
    try loadPage(endingWith: 2)

    #expect(!state.isLoading)
    let next = try begin()
    #expect(next.lastId == 2)
  }

  @Test mutating func `after the last page no load begins`() throws {
    try loadPage(endingWith: 2, hasNext: false)

    #expect(!state.hasNext)
    let load = state.begin()
    #expect(load == nil)
  }

  @Test mutating func `an empty page is the last one, whatever its hasNext is`() throws {
    try loadPage(endingWith: 2)
    try loadPage(endingWith: nil, hasNext: true)

    #expect(state.lastId == 2)
    let load = state.begin()
    #expect(load == nil)
  }

  @Test func `with cursors, only a page without one is the last`() {
    // The items don't matter, so the page before "c" may be empty.
    var state = NextPageState<String>()
    var cursors: [String?] = []
    for next in ["b", "c", nil] {
      guard let load = state.begin() else { break }
      cursors.append(load.lastId)
      _ = state.succeed(load, lastId: next, hasNext: next != nil)
    }

    #expect(cursors == [nil, "b", "c"])
    #expect(!state.hasNext)
  }

  @Test mutating func `an empty first page is the last one, too`() throws {
    try loadPage(endingWith: nil, hasNext: true)

    #expect(!state.hasNext)
    #expect(!state.isLoading)
  }

  @Test(arguments: [nil, 2])
  mutating func `after a failure the same page can be loaded`(lastId: Int?) throws {
    if let lastId { try loadPage(endingWith: lastId) }
    let load = try begin()

    let hasFailed = state.fail(load, Offline())

    #expect(hasFailed)
    #expect(!state.isLoading)
    #expect(state.failure is Offline)
    let next = try begin()
    #expect(next.lastId == lastId)
  }

  @Test mutating func `a new load removes the failure of the last one`() throws {
    _ = state.fail(try begin(), Offline())
    _ = state.begin()

    #expect(state.failure == nil)
  }

  @Test(arguments: [nil, 2])
  mutating func `after a cancellation the same page can be loaded, and nothing has failed`(
    lastId: Int?
  ) throws {
    if let lastId { try loadPage(endingWith: lastId) }
    let load = try begin()

    state.cancel(load)

    #expect(!state.isLoading)
    #expect(state.failure == nil)
    let next = try begin()
    #expect(next.lastId == lastId)
  }

  @Test mutating func `a page that comes after a cancellation is not in the list`() throws {
    let load = try begin()
    state.cancel(load)

    let isAccepted = state.succeed(load, lastId: 2, hasNext: true)

    #expect(!isAccepted)
    #expect(state.lastId == nil)
  }

  @Test mutating func `a reset starts from the beginning`() throws {
    try loadPage(endingWith: 2, hasNext: false)

    state.reset()

    #expect(state.hasNext)
    let load = try begin()
    #expect(load.lastId == nil)
  }

  @Test mutating func `a reset removes the failure`() throws {
    _ = state.fail(try begin(), Offline())

    state.reset()

    #expect(state.failure == nil)
  }

  @Test mutating func `a restart changes nothing until the first page is there`() throws {
    try loadPage(endingWith: 2, hasNext: false)

    let load = state.restart()
    #expect(load.lastId == nil)
    #expect(state.lastId == 2)
    #expect(!state.hasNext)

    let isAccepted = state.succeed(load, lastId: 6, hasNext: true)
    #expect(isAccepted)
    #expect(state.lastId == 6)
    #expect(state.hasNext)
  }

  @Test mutating func `a restart removes the failure`() throws {
    _ = state.fail(try begin(), Offline())

    _ = state.restart()

    #expect(state.failure == nil)
  }

  @Test mutating func `a page from before a reset is not in the list`() throws {
    let late = try begin()
    state.reset()

    let isAccepted = state.succeed(late, lastId: 2, hasNext: false)

    #expect(!isAccepted)
    #expect(state.hasNext)
    #expect(state.lastId == nil)
  }

  @Test mutating func `no late page, failure or cancellation ends the load after a reset`()
    throws
  {
    let late = try begin()
    state.reset()
    let current = try begin()

    _ = state.succeed(late, lastId: 2, hasNext: true)
    let hasFailed = state.fail(late, Offline())
    state.cancel(late)

    #expect(!hasFailed)
    #expect(state.isLoading)
    #expect(state.failure == nil)
    let isAccepted = state.succeed(current, lastId: 4, hasNext: true)
    #expect(isAccepted)
    #expect(state.lastId == 4)
  }

  @Test mutating func `a load ends once`() throws {
    let load = try begin()
    _ = state.succeed(load, lastId: 2, hasNext: true)

    let isAccepted = state.succeed(load, lastId: 2, hasNext: true)

    #expect(!isAccepted, "the page would be appended twice")
  }

  private mutating func begin() throws -> NextPageState<Int>.Load {
    let load = state.begin()
    return try #require(load)
  }

  private mutating func loadPage(endingWith lastId: Int?, hasNext: Bool = true) throws {
    let load = try begin()
    let isAccepted = state.succeed(load, lastId: lastId, hasNext: hasNext)
    #expect(isAccepted)
  }
}
