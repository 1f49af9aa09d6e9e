import ConstructorInjection
import Foundation
import ReminderStorage
import Testing

struct ReminderServiceTests {
  private let noon = Date(timeIntervalSince1970: 43_200)
  private let announcer = AnnouncerSpy()
  private let store = FakeStore()

  private var service: ReminderService {
    ReminderService(
      ids: ReminderIdGenerator(store: store), now: { noon },
      announcer: announcer)
  }

  @Test func `a new reminder has the next id, its title and the time`() throws {
    let reminder = try service.add("Water the plants")

    #expect(reminder == Reminder(id: 0, title: "Water the plants", created: noon))
  }

  @Test func `a new reminder is announced`() throws {
    _ = try service.add("Water the plants")

    #expect(announcer.titles == ["Water the plants"])
  }

  @Test func `an announced reminder is shown, heard and counted`() {
    let spy = PartSpy()
    let announcer = ReminderAnnouncer(banner: spy, sound: spy, badge: spy)

    announcer.announce(Reminder(id: 0, title: "Water the plants", created: noon))

    #expect(spy.calls == ["show Water the plants", "play", "increase"])
  }

  @Test func `without an id nothing is announced`() {
    store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try service.add("Water the plants") }
    #expect(announcer.titles.isEmpty)
  }

  @Test func `the crowded service does the same, at five arguments a caller`() throws {
    let (banner, sound, badge) = (PartSpy(), PartSpy(), PartSpy())
    let crowded = CrowdedReminderService(
      ids: ReminderIdGenerator(store: store), now: { noon }, banner: banner, sound: sound,
      badge: badge)

    let reminder = try crowded.add("Water the plants")

    #expect(reminder == Reminder(id: 0, title: "Water the plants", created: noon))
    #expect(banner.calls == ["show Water the plants"])
    #expect(sound.calls == ["play"])
    #expect(badge.calls == ["increase"])
  }
}

/// A spy: it records what it is told, so that a test can look at it afterwards.
private final class AnnouncerSpy: Announcer {
  private(set) var titles: [String] = []

  func announce(_ reminder: Reminder) { titles.append(reminder.title) }
}

/// A spy for any of the three parts of an announcement, or for all of them.
private final class PartSpy: Banner, Sound, Badge {
  private(set) var calls: [String] = []

  func show(_ text: String) { calls.append("show \(text)") }
  func play() { calls.append("play") }
  func increase() { calls.append("increase") }
}
