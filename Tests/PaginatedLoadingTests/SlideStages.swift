import PaginatedLoading

/// A frozen stage: the loading of the talk's first controller, as on its slide.
///
/// `FrozenStages` has it without the slide's two slips: the rows are replaced by each page, and a
/// failure is unwrapped by force. This book's format forbids that, so a `fatalError` stands for it.
@MainActor
final class SlideReminders {
  private let server: any HandlerServer
  private var lastId: Int?
  private var hasNext = true
  private(set) var data: [Reminder] = []

  init(server: any HandlerServer) {
    self.server = server
  }

  func load() {
    guard hasNext else { return }
    server.page(after: lastId) { page in
      guard let page else { fatalError("what an exclamation mark after the page does") }
      self.lastId = page.items.last?.id
      self.hasNext = page.hasNext
      self.data = page.items
    }
  }
}

/// A frozen stage: the loading of the talk's base class, as on its slide.
///
/// The slide leaves out how the base class reads the result, so the cast is ours. No line of the
/// slide clears `isLoading`.
@MainActor
class SlideBase {
  private(set) var lastId: Int?
  private var hasNext = true
  private var isLoading = false

  func loadNext() {
    if isLoading { return }
    if hasNext {
      isLoading = true
      doLoad { result in
        guard let page = result as? Pagination<Reminder> else { return }
        self.lastId = page.items.last?.id
        self.hasNext = page.hasNext
      }
    }
  }

  func doLoad(handler: @escaping (Any?) -> Void) {
    fatalError("You should implement it in subclass!")
  }
}

/// A subclass that passes the page to the handler.
final class SlideFriends: SlideBase {
  private let server: any HandlerServer
  private(set) var data: [Reminder] = []

  init(server: any HandlerServer) {
    self.server = server
  }

  override func doLoad(handler: @escaping (Any?) -> Void) {
    server.page(after: lastId) { page in
      handler(page)
      self.data = page?.items ?? []
    }
  }
}

/// A subclass that passes the page's items to the handler, which takes anything.
final class MistakenFriends: SlideBase {
  private let server: any HandlerServer
  private(set) var data: [Reminder] = []

  init(server: any HandlerServer) {
    self.server = server
  }

  override func doLoad(handler: @escaping (Any?) -> Void) {
    server.page(after: lastId) { page in
      handler(page?.items)
      self.data = page?.items ?? []
    }
  }
}

/// The talk's friends as on their slide: the request has no last id.
@MainActor
final class ForgetfulFriends: HandlerLoadable {
  private let server: any HandlerServer
  var data: [Reminder] = []
  var nextPageState = HandlerPageState()

  init(server: any HandlerServer) {
    self.server = server
  }

  func performLoad(
    successHandler: @escaping ([Reminder], Bool, Int?) -> Void, failHandler: @escaping () -> Void
  ) {
    server.page(after: nil) { page in
      guard let page else { return failHandler() }
      successHandler(page.items, page.hasNext, page.items.last?.id)
    }
  }
}
