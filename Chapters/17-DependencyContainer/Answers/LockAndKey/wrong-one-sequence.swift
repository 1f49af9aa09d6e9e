// wrong: Leaves the key as it was, so all members count together.
// sees: members 1 and 2 must each count from 0, apart from each other

import KeyValueStore

// Exercise 17.4: lock and key
//
// The pre-login container makes a container for the member who logs in. Somebody kept everything
// "to save time": the first member's container is given to the second one, scenes are used again,
// ids are shared, and nothing ever leaves memory. Mend it:
//
// - Each login makes a new container, and the pre-login container keeps none.
// - Each scene is a new one. The detail scene gets its title. A scene holds its container.
// - Each member has ids of their own, stored under "member 7: currentReminderId" for member 7.
// - When the last scene goes, its container goes.

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

  /// Makes a scene.
  func scene(_ scene: MemberScene) -> MemberSceneController {
    switch scene {
    case .list: ListController(container: self)
    case .detail(let title): DetailController(title: title, container: self)
    }
  }

  /// Hands out this member's next id, after storing it.
  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// The scenes of a member.
enum MemberScene: Sendable {
  case list
  case detail(title: String)
}

/// A scene of a member.
class MemberSceneController {
  let container: MemberContainer?

  init(container: MemberContainer) {
    self.container = container
  }
}

final class ListController: MemberSceneController {}

final class DetailController: MemberSceneController {
  let title: String

  init(title: String, container: MemberContainer) {
    self.title = title
    super.init(container: container)
  }
}
