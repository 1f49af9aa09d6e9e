import PaginatedLoading
import Testing

/// A stub and a spy: it returns the pages that the test chose, and keeps the ids it received.
///
/// `meanwhile` runs before the page is returned, so a test chooses what happens while the page is
/// on its way. A request that isn't in the script fails the test. Sources may work on any actor, so
/// the method must name the one that the script belongs to.
@MainActor
final class ScriptedSource<Item: Identifiable & Sendable>: PageSource where Item.ID: Sendable {
  private typealias Answer = Result<Pagination<Item>, any Error>

  private var script: [(meanwhile: () async -> Void, answer: Answer)] = []
  private(set) var requests: [Item.ID?] = []

  func answer(_ items: [Item], hasNext: Bool, meanwhile: @escaping () async -> Void = {}) {
    script.append((meanwhile, .success(Pagination(items: items, hasNext: hasNext))))
  }

  func fail(with error: any Error = Offline(), meanwhile: @escaping () async -> Void = {}) {
    script.append((meanwhile, .failure(error)))
  }

  @MainActor
  func page(after lastId: Item.ID?) async throws -> Pagination<Item> {
    requests.append(lastId)
    guard !script.isEmpty else {
      Issue.record("the script has no page after \(String(describing: lastId))")
      throw Offline()
    }
    let next = script.removeFirst()
    await next.meanwhile()
    return try next.answer.get()
  }
}

/// The error of a source without a connection.
struct Offline: Error {}

/// A spy in place of a view: it counts its reloads, and can react to them.
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
  ids.map { Channel(id: $0, name: "Channel \($0)") }
}
