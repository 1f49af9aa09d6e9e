import PaginatedLoading
import Testing

/// A stub: it gives the answers it was told, one to each call, and keeps what it was asked.
///
/// `meanwhile` runs after the question and before the answer, so a test says what happens while
/// a page is on its way. A call that the script does not foresee fails the test.
@MainActor
final class ScriptedSource<Item: Identifiable & Sendable>: PageSource where Item.ID: Sendable {
  private typealias Answer = Result<Pagination<Item>, Offline>

  private var script: [(meanwhile: () async -> Void, answer: Answer)] = []
  private(set) var requests: [Item.ID?] = []

  func answer(_ items: [Item], hasNext: Bool, meanwhile: @escaping () async -> Void = {}) {
    script.append((meanwhile, .success(Pagination(items: items, hasNext: hasNext))))
  }

  func fail(meanwhile: @escaping () async -> Void = {}) {
    script.append((meanwhile, .failure(Offline())))
  }

  func page(after lastId: Item.ID?) async throws -> Pagination<Item> {
    requests.append(lastId)
    guard !script.isEmpty else {
      Issue.record("nobody expected a request for the page after \(String(describing: lastId))")
      throw Offline()
    }
    let next = script.removeFirst()
    await next.meanwhile()
    return try next.answer.get()
  }
}

/// What a source throws that was told to fail.
struct Offline: Error {}

/// A spy in place of a view: it counts how often it is reloaded, and can react to it.
@MainActor
final class ReloadSpy: Reloadable {
  private(set) var reloads = 0
  var onReload: () -> Void = {}

  func reloadData() {
    reloads += 1
    onReload()
  }
}

/// Makes reminders with the given ids.
func reminders(_ ids: ClosedRange<Int>) -> [Reminder] {
  ids.map { Reminder(id: $0, title: "Reminder \($0)") }
}

/// Makes friends with the given ids.
func friends(_ ids: ClosedRange<Int>) -> [Friend] {
  ids.map(Friend.init)
}

/// Makes channels with the given ids.
func channels(_ ids: ClosedRange<Int>) -> [Channel] {
  ids.map(Channel.init)
}
