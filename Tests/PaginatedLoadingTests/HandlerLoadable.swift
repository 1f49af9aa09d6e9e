import PaginatedLoading

/// A frozen stage: the talk's loader with two completion handlers, as on its slides.
///
/// The items are reminders, and `isLoading` can be set, which the slides' loader does, too. It is in
/// the test target, so that only a test can use it.
@MainActor
protocol HandlerLoadable: AnyObject {
  var data: [Reminder] { get set }
  var nextPageState: HandlerPageState { get set }

  func performLoad(
    successHandler: @escaping (_ rows: [Reminder], _ hasNext: Bool, _ lastId: Int?) -> Void,
    failHandler: @escaping () -> Void)
}

extension HandlerLoadable {
  func loadNext(reloading view: any Reloadable) {
    guard nextPageState.hasNext else { return }
    if nextPageState.isLoading { return }

    nextPageState.isLoading = true
    performLoad(
      successHandler: { rows, hasNext, lastId in
        self.data += rows
        self.nextPageState.update(hasNext: hasNext, isLoading: false, lastId: lastId)
        view.reloadData()
      },
      failHandler: {
        // Failed when first loading
        if self.nextPageState.lastId == nil {
          self.data = []
          self.nextPageState.reset()
        }
      })
  }
}

/// The talk's `NextPageState`, with a flag.
///
/// On its slide, the setter of `isLoading` is private, which doesn't compile with the loader.
struct HandlerPageState {
  private(set) var hasNext = true
  var isLoading = false
  private(set) var lastId: Int?

  mutating func reset() {
    self = HandlerPageState()
  }

  mutating func update(hasNext: Bool, isLoading: Bool, lastId: Int?) {
    self.hasNext = hasNext
    self.isLoading = isLoading
    self.lastId = lastId
  }
}

/// A server that passes each answer to a closure: a page, or nil for a failure.
@MainActor
protocol HandlerServer {
  func page(after lastId: Int?, completion: @escaping (Pagination<Reminder>?) -> Void)
}

/// The list as the talk's friends have it: each answer calls one of the two handlers.
@MainActor
final class HandlerReminders: HandlerLoadable {
  private let server: any HandlerServer
  var data: [Reminder] = []
  var nextPageState = HandlerPageState()

  init(server: any HandlerServer) {
    self.server = server
  }

  func performLoad(
    successHandler: @escaping ([Reminder], Bool, Int?) -> Void, failHandler: @escaping () -> Void
  ) {
    server.page(after: nextPageState.lastId) { page in
      if let page {
        successHandler(page.items, page.hasNext, page.items.last?.id)
      } else {
        failHandler()
      }
    }
  }
}

/// A list with a cache: `performLoad` calls a handler twice.
@MainActor
final class CachedReminders: HandlerLoadable {
  private let server: any HandlerServer
  private let cache: [Int?: Pagination<Reminder>]
  var data: [Reminder] = []
  var nextPageState = HandlerPageState()

  init(server: any HandlerServer, cache: [Int?: Pagination<Reminder>]) {
    self.server = server
    self.cache = cache
  }

  func performLoad(
    successHandler: @escaping ([Reminder], Bool, Int?) -> Void, failHandler: @escaping () -> Void
  ) {
    let lastId = nextPageState.lastId
    if let page = cache[lastId] {
      successHandler(page.items, page.hasNext, page.items.last?.id)
    }
    server.page(after: lastId) { page in
      guard let page else { return failHandler() }
      successHandler(page.items, page.hasNext, page.items.last?.id)
    }
  }
}

/// A list that needs a log-in: without one, `performLoad` calls no handler at all.
@MainActor
final class PrivateReminders: HandlerLoadable {
  private let server: any HandlerServer
  var isLoggedIn = false
  var data: [Reminder] = []
  var nextPageState = HandlerPageState()

  init(server: any HandlerServer) {
    self.server = server
  }

  func performLoad(
    successHandler: @escaping ([Reminder], Bool, Int?) -> Void, failHandler: @escaping () -> Void
  ) {
    guard isLoggedIn else { return }
    server.page(after: nextPageState.lastId) { page in
      guard let page else { return failHandler() }
      successHandler(page.items, page.hasNext, page.items.last?.id)
    }
  }
}
