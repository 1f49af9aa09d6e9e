// wrong: Only the list holds its container, so a detail that is shown alone loses it.
// sees: the screen is shown, but its container is gone

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
final class GuestContainer {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// Makes the container that a member unlocks.
  func container(for member: Int) -> MemberContainer {
    MemberContainer(member: member, store: store)
  }
}

/// Holds what lives as long as a member is logged in.
final class MemberContainer {
  let member: Int
  private let store: any KeyValueStore

  init(member: Int, store: any KeyValueStore) {
    self.member = member
    self.store = store
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
    let key = "member \(member): \(currentReminderId)"
    let id = try reminderId(after: store.object(forKey: key))
    store.set(id, forKey: key)
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
  private(set) weak var container: MemberContainer?

  init(container: MemberContainer) {
    self.container = container
  }
}

final class ListController: MemberScreenController {
  private let held: MemberContainer

  override init(container: MemberContainer) {
    held = container
    super.init(container: container)
  }
}

final class DetailController: MemberScreenController {
  let title: String

  init(title: String, container: MemberContainer) {
    self.title = title
    super.init(container: container)
  }
}
