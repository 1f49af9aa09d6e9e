import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import DependencyContainerExercises

@Suite(.exercise("18.4")) struct LockAndKey {
  private let store = SpyStore()
  private let guest: GuestContainer

  init() {
    guest = GuestContainer(store: store)
  }

  @Test func `each login makes a new container`() {
    let containers = [1, 2, 2, 1].map { guest.container(for: $0) }
    let members = containers.map(\.member)
    #expect(
      members == [1, 2, 2, 1],
      "members 1, 2, 2 and 1 logged in, and their containers were those of \(members)")
    #expect(
      containers[0] !== containers[3] && containers[1] !== containers[2],
      "a member logged in twice and got the same container")
  }

  @Test func `each screen is a new one`() {
    let container = guest.container(for: 1)
    let lists = [container.screen(.list), container.screen(.list)]
    #expect(lists[0] !== lists[1], "asked twice for the list, the container gave the same object")
    #expect(
      lists.allSatisfy { $0 is ListController }, "the list must be a ListController")
    #expect(
      container.screen(.detail(title: "Pay rent"))
        !== container.screen(.detail(title: "Pay rent")),
      "asked twice for a detail, the container gave the same object")
  }

  @Test func `the detail gets its title`() {
    let container = guest.container(for: 1)
    let titles = ["Pay rent", "", "Call home"].map {
      (container.screen(.detail(title: $0)) as? DetailController)?.title
    }
    #expect(
      titles == ["Pay rent", "", "Call home"],
      "the title in the enum did not reach the detail screen")
  }

  @Test(arguments: [MemberScreen.list, .detail(title: "Pay rent")])
  func `a screen holds the container that made it`(screen: MemberScreen) {
    let screens = [1, 2].map { guest.container(for: $0).screen(screen) }
    withExtendedLifetime(screens) {
      #expect(
        screens.allSatisfy { $0.container != nil }, "the screen is shown, but its container is gone"
      )
      #expect(
        screens.compactMap(\.container?.member) == [1, 2],
        "a screen got another container than the one that made it")
    }
  }

  @Test func `list and detail hold the same container`() {
    let container = guest.container(for: 1)
    let screens = [container.screen(.list), container.screen(.detail(title: "Pay rent"))]
    withExtendedLifetime(screens) {
      #expect(
        screens.allSatisfy { $0.container === container },
        "a screen must hold the container that made it, not another one for the same member")
    }
  }

  @Test func `members count apart`() throws {
    let mine = guest.container(for: 1)
    let yours = guest.container(for: 2)
    let ids = try [mine, yours, mine, yours].map { try $0.nextReminderId() }
    #expect(
      ids == [0, 0, 1, 1],
      "members 1, 2, 1 and 2 asked in turn; each counts from 0, so 0, 0, 1, 1 was due, not \(ids)")
  }

  @Test func `a member who comes back goes on`() throws {
    let ids = try [1, 1, 2, 1].map { try guest.container(for: $0).nextReminderId() }
    #expect(
      ids == [0, 1, 0, 2],
      """
      members 1, 1, 2 and 1 logged in and asked; each goes on where they were, so 0, 1, 0, 2 was \
      due, not \(ids)
      """)
    let id = try GuestContainer(store: store).container(for: 1).nextReminderId()
    #expect(
      id == (ids.last ?? -1) + 1,
      "the app was started again on the same store, and member 1 got \(id) after \(ids)")
  }

  @Test func `two containers of one member go on together`() throws {
    let (first, second) = (guest.container(for: 3), guest.container(for: 3))
    let ids = try [first, second, first].map { try $0.nextReminderId() }
    #expect(
      ids == [0, 1, 2],
      """
      two containers of member 3 asked in turn; each must see what the other one has stored, so \
      0, 1, 2 was due, not \(ids)
      """)
  }

  @Test func `the key names the member`() throws {
    _ = try guest.container(for: 7).nextReminderId()
    #expect(
      store.writtenKeys == ["member 7: currentReminderId"],
      "member 7's id belongs under \"member 7: currentReminderId\", and nothing under another key")
  }

  @Test func `two apps are two stores`() throws {
    let other = GuestContainer(store: SpyStore())
    let ids = try [guest, other, guest].map { try $0.container(for: 1).nextReminderId() }
    #expect(
      ids == [0, 0, 1],
      "two apps have a store each, and the ids of member 1 must be 0, 0, 1 in turn, not \(ids)")
  }

  @Test func `the ids of before are nobody's`() throws {
    let store = SpyStore([currentReminderId: 41])
    let id = try GuestContainer(store: store).container(for: 1).nextReminderId()
    #expect(
      id == 0,
      "41 is stored under \"currentReminderId\", which is no member's; member 1 began at \(id)")
  }

  @Test(arguments: ["four", Int.max] as [any Sendable])
  func `without a next id the caller gets the error`(stored: any Sendable) {
    let store = SpyStore(["member 1: currentReminderId": stored])
    let container = GuestContainer(store: store).container(for: 1)
    #expect(
      throws: ReminderIdError.self,
      "\(stored) is stored for member 1, so there is no next id, and the caller got no error"
    ) {
      try container.nextReminderId()
    }
    #expect(
      store.writtenKeys.isEmpty,
      "\(stored) is stored for member 1, so there is no next id; something was stored all the same")
  }

  @Test func `a screen goes when nobody shows it`() {
    let container = guest.container(for: 1)
    let screens: [MemberScreen] = [.list, .detail(title: "Pay rent"), .list]
    let left = screens.map { Left(container.screen($0)) }
    withExtendedLifetime(container) {
      #expect(
        left.map(\.isInMemory) == [false, false, false],
        "a list, a detail and a list were made, and nobody holds them; one is still in memory")
    }
  }

  @Test func `the container goes with its last screen`() {
    let left = [1, 2, 1].map { member in
      let container = guest.container(for: member)
      let screens = [container.screen(.list), container.screen(.detail(title: "Pay rent"))]
      return withExtendedLifetime(screens) { Left(container) }
    }
    #expect(
      left.map(\.isInMemory) == [false, false, false],
      "members 1, 2 and 1 have logged out, and a container is still in memory")
  }
}

/// What is left of an object that others hold.
private struct Left {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  var isInMemory: Bool { object != nil }
}
