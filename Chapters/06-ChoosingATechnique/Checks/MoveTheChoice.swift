import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import ChoosingATechniqueExercises

@Suite(.exercise("6.4")) struct MoveTheChoice {
  private let live = SpyStore()
  private let demo = SpyStore()
  private let liveChannel = SpyChannel()
  private let demoChannel = SpyChannel()

  private let opened = Opened()
  private let root: CompositionRoot

  init() {
    let (live, demo, opened) = (live, demo, opened)
    let (liveChannel, demoChannel) = (liveChannel, demoChannel)
    root = CompositionRoot(
      live: {
        opened.live += 1
        return Modules(store: live, channel: liveChannel)
      },
      demo: {
        opened.demo += 1
        return Modules(store: demo, channel: demoChannel)
      })
  }

  @Test func `the desk uses what it is given`() throws {
    let store = SpyStore([currentReminderId: 41])
    let channel = SpyChannel()
    try Desk(store: store, channel: channel).add("Pay rent")
    #expect(
      store.object(forKey: currentReminderId) as? Int == 42,
      "the desk was given a store that holds 41, and did not store 42 there")
    #expect(
      channel.texts == ["42 Pay rent"],
      "the desk did not deliver \"42 Pay rent\" to its channel once")
  }

  @Test func `one reminder takes one id`() throws {
    let store = SpyStore()
    try Desk(store: store, channel: SpyChannel()).add("Pay rent")
    let writes = store.writtenKeys.count
    #expect(writes == 1, "one reminder was added, and the store was written \(writes) times")
  }

  @Test func `the badge uses what it is given`() {
    let store = SpyStore([currentReminderId: 41])
    let badge = Badge(store: store)
    #expect(badge.count == 42, "the badge was given a store that holds 41, so it counts 42")
    store.set(7, forKey: currentReminderId)
    #expect(
      badge.count == 8,
      "the store holds 7 now, so the badge counts 8, and no longer what it did before")
  }

  @Test func `the badge of a store that was emptied counts nothing`() {
    let store = SpyStore([currentReminderId: 41])
    let badge = Badge(store: store)
    _ = badge.count
    store.set(nil, forKey: currentReminderId)
    let count = badge.count
    #expect(count == 0, "the store was emptied, so the badge counts 0, and not \(count)")
  }

  @Test func `the badge adds one to any last id`() {
    let count = Badge(store: SpyStore([currentReminderId: -5])).count
    #expect(count == -4, "the last id is -5, and one more is -4; the badge counts \(count)")
  }

  @Test func `the badge of an empty store counts nothing`() {
    #expect(
      Badge(store: SpyStore()).count == 0, "nothing is stored, so the badge counts 0")
  }

  @Test func `the live app uses the live modules alone`() throws {
    let app = root.makeApp(.live)
    try app.desk.add("Pay rent")
    _ = app.badge.count
    #expect(!live.writtenKeys.isEmpty, "the live app did not write to the live store")
    #expect(liveChannel.texts == ["0 Pay rent"], "the live app did not use the live channel")
    #expect(
      demo.readKeys.isEmpty && demo.writtenKeys.isEmpty, "the live app touched the demo's store")
    #expect(demoChannel.texts.isEmpty, "the live app delivered through the demo's channel")
  }

  @Test func `the demo leaves the live modules alone`() throws {
    let app = root.makeApp(.demo)
    try app.desk.add("Pay rent")
    _ = app.badge.count
    #expect(
      live.readKeys.isEmpty && live.writtenKeys.isEmpty, "the demo touched the live store")
    #expect(liveChannel.texts.isEmpty, "the demo delivered through the live channel")
    #expect(!demo.writtenKeys.isEmpty, "the demo did not write to the demo's store")
    #expect(demoChannel.texts == ["0 Pay rent"], "the demo did not use the demo's channel")
  }

  @Test func `the demo never opens the live modules`() throws {
    let app = root.makeApp(.demo)
    try app.desk.add("Pay rent")
    _ = app.badge.count
    #expect(opened.live == 0, "the demo was made, and the live modules were opened")
  }

  @Test func `the live app never opens the demo's modules`() throws {
    let app = root.makeApp(.live)
    try app.desk.add("Pay rent")
    _ = app.badge.count
    #expect(opened.demo == 0, "the live app was made, and the demo's modules were opened")
  }

  @Test func `an app opens its modules once`() throws {
    let app = root.makeApp(.demo)
    try app.desk.add("Pay rent")
    _ = app.badge.count
    #expect(
      opened.demo == 1,
      "one demo was made and used, and it opened its modules \(opened.demo) times")
  }

  @Test func `the badge counts in a store that is made anew for each app`() throws {
    let app = freshRoot.makeApp(.demo)
    try app.desk.add("Pay rent")
    #expect(
      app.badge.count == 1, "desk and badge of one app got two stores, so the badge counts nothing")
  }

  @Test(arguments: [Mode.live, .demo])
  func `the next app of a mode opens its own modules`(mode: Mode) throws {
    let root = freshRoot
    let apps = [root.makeApp(mode), root.makeApp(mode)]
    try apps[0].desk.add("Pay rent")
    let counts = apps.map(\.badge.count)
    #expect(
      counts == [1, 0],
      """
      one root made two apps, both \(mode), and its closure opens a new store each time; the first \
      desk added a reminder. The badges should count [1, 0] and count \(counts)
      """)
  }

  @Test(arguments: [Mode.live, .demo])
  func `the badge counts what the desk adds`(mode: Mode) throws {
    let app = root.makeApp(mode)
    try app.desk.add("Pay rent")
    try app.desk.add("Call home")
    #expect(
      app.badge.count == 2,
      "the desk of the \(mode) app added two reminders, and its badge doesn't count them")
  }

  @Test func `two apps side by side keep apart`() throws {
    live.set(41, forKey: currentReminderId)
    let real = root.makeApp(.live)
    let shown = root.makeApp(.demo)
    try real.desk.add("Pay rent")
    try shown.desk.add("Buy a boat")
    try real.desk.add("Call home")
    let counts = [real.badge.count, shown.badge.count]
    #expect(
      counts == [44, 1],
      """
      one root made the live app and then the demo; the live store held 41, and two live reminders \
      and one of the demo were added. The badges should count [44, 1] and count \(counts)
      """)
    #expect(
      liveChannel.texts == ["42 Pay rent", "43 Call home"]
        && demoChannel.texts == ["0 Buy a boat"],
      "a delivery of the live app or of the demo is missing, or came to the other's channel")
  }

  @Test func `two apps of one mode share its store`() throws {
    try root.makeApp(.demo).desk.add("Buy a boat")
    #expect(
      root.makeApp(.demo).badge.count == 1, "a second demo does not see what the first one added")
  }

  @Test func `without an id nothing is stored or delivered`() {
    let store = SpyStore([currentReminderId: "seven"])
    let channel = SpyChannel()
    #expect(throws: ReminderIdError.self, "\"seven\" is no id, so adding must throw") {
      try Desk(store: store, channel: channel).add("Pay rent")
    }
    #expect(store.writtenKeys.isEmpty, "\"seven\" is no id, and yet something was stored")
    #expect(channel.texts.isEmpty, "\"seven\" is no id, and yet a reminder was delivered")
  }

  @Test func `the id is stored before the reminder is delivered`() throws {
    let store = SpyStore()
    var stored: Any?
    let channel = SpyChannel { stored = store.object(forKey: currentReminderId) }
    try Desk(store: store, channel: channel).add("Pay rent")
    #expect(stored as? Int == 0, "when the reminder was delivered, its id was not stored yet")
  }
}

/// A root whose closures open a new store and a new channel at each call.
private var freshRoot: CompositionRoot {
  CompositionRoot(
    live: { Modules(store: SpyStore(), channel: SpyChannel()) },
    demo: { Modules(store: SpyStore(), channel: SpyChannel()) })
}

/// How often the root's closures were called.
private final class Opened {
  var live = 0
  var demo = 0
}

private final class SpyChannel: Channel {
  private(set) var texts: [String] = []
  private let onDelivery: () -> Void

  init(onDelivery: @escaping () -> Void = {}) {
    self.onDelivery = onDelivery
  }

  func deliver(_ text: String) {
    texts.append(text)
    onDelivery()
  }
}
