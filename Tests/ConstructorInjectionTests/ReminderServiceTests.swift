import ConstructorInjection
import Foundation
import ReminderStorage
import Testing

struct ReminderServiceTests {
  private let noon = Date(timeIntervalSince1970: 43_200)
  private let spy = AnnouncementSpy()
  private let store = FakeStore()

  private var service: ReminderService {
    ReminderService(
      ids: ReminderIdGenerator(store: store), now: { noon },
      announcer: ReminderAnnouncer(banner: spy, sound: spy, badge: spy))
  }

  @Test func `a new reminder has the next id, its title and the time`() throws {
    let reminder = try service.add("Water the plants")

    #expect(reminder == Reminder(id: 0, title: "Water the plants", created: noon))
  }

  @Test func `a new reminder is shown, heard and counted`() throws {
    _ = try service.add("Water the plants")

    #expect(spy.calls == ["show Water the plants", "play", "increase"])
  }

  @Test func `without an id nothing is announced`() {
    store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try service.add("Water the plants") }
    #expect(spy.calls.isEmpty)
  }

  @Test func `the crowded service does the same, at five arguments a caller`() throws {
    let crowded = CrowdedReminderService(
      store: FakeStore(), now: { noon }, banner: spy, sound: spy, badge: spy)

    let reminder = try crowded.add("Water the plants")

    #expect(reminder == Reminder(id: 0, title: "Water the plants", created: noon))
    #expect(spy.calls == ["show Water the plants", "play", "increase"])
  }
}

/// A spy: it records what it is told, so that a test can ask afterwards.
private final class AnnouncementSpy: Banner, Sound, Badge {
  private(set) var calls: [String] = []

  func show(_ text: String) { calls.append("show \(text)") }
  func play() { calls.append("play") }
  func increase() { calls.append("increase") }
}
