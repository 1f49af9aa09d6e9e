// why: The pre-login container is a value, and the member's gets closures: what it can't reach, it can't keep.

import ReminderStorage

// Exercise 18.4: lock and key
//
// The pre-login container makes a container for the member who logs in. Somebody kept everything
// "to save time": the first member's container is given to the second one, screens are used again,
// ids are shared, and nothing ever leaves memory. Mend it:
//
// - Each login makes a new container, and the pre-login container keeps none.
// - Each screen is a new one. The detail screen gets its title. A screen holds its container.
// - Each member has ids of their own, stored under "member 7: currentReminderId" for member 7.
// - When the last screen goes, its container goes.
// - If there is no next id, the caller gets the error, and nothing is stored.

/// Holds what lives as long as the app.
struct GuestContainer {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// Makes the container that a member unlocks.
  func container(for member: Int) -> MemberContainer {
    let key = "member \(member): \(currentReminderId)"
    return MemberContainer(
      member: member,
      lastId: { [store] in store.object(forKey: key) },
      keep: { [store] in store.set($0, forKey: key) })
  }
}

/// Holds what lives as long as a member is logged in.
final class MemberContainer {
  let member: Int
  private let lastId: () -> Any?
  private let keep: (Int) -> Void

  init(member: Int, lastId: @escaping () -> Any?, keep: @escaping (Int) -> Void) {
    self.member = member
    self.lastId = lastId
    self.keep = keep
  }

  /// Makes a screen.
  func screen(_ screen: MemberScreen) -> MemberScreenController {
    switch screen {
    case .list: ListController(container: self)
    case .detail(let title): DetailController(title: title, container: self)
    }
  }

  /// Hands out this member's next id, after storing it.
  func nextReminderId() throws -> Int {
    let id = try reminderId(after: lastId())
    keep(id)
    return id
  }
}

/// The screens of a member.
enum MemberScreen: Sendable {
  case list
  case detail(title: String)
}

/// A screen of a member.
class MemberScreenController {
  let container: MemberContainer?

  init(container: MemberContainer) {
    self.container = container
  }
}

final class ListController: MemberScreenController {}

final class DetailController: MemberScreenController {
  let title: String

  init(title: String, container: MemberContainer) {
    self.title = title
    super.init(container: container)
  }
}
