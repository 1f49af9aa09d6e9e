import ChoosingATechnique
import Foundation
import ReminderStorage
import TestSupport
import Testing

struct ReminderAppTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test func `any three modules make an app`() throws {
    let outbox = Outbox()
    let app = ReminderApp(
      ids: ReminderIdGenerator(store: FakeStore()), now: { noon }, channel: outbox)

    let reminder = try app.remind(of: "Water the plants")

    #expect(reminder == Reminder(id: 0, title: "Water the plants", created: noon))
    #expect(outbox.reminders == [reminder])
  }

  @Test func `a channel that the app has never heard of fits its socket`() throws {
    let outbox = Outbox()
    let app = ReminderApp(
      ids: ReminderIdGenerator(store: FakeStore()), now: { noon },
      channel: Shouting(channel: outbox))

    _ = try app.remind(of: "Water the plants")

    #expect(outbox.reminders.map(\.title) == ["WATER THE PLANTS"])
  }

  @Test func `the store is swapped by the configuration`() throws {
    try withTemporarySuiteName { suite in
      let kept = Configuration(storage: .suite(name: suite), files: [])
      let forgotten = Configuration(storage: .memory, files: [])

      let keptIds = try [firstId(kept), firstId(kept)]
      let forgottenIds = try [firstId(forgotten), firstId(forgotten)]

      #expect(keptIds == [0, 1])
      #expect(forgottenIds == [0, 0])
    }
  }

  @Test func `the clock is swapped by the configuration`() throws {
    let standing = try CompositionRoot.makeApp(
      Configuration(storage: .memory, clockStandsAt: noon, files: []))
    let going = try CompositionRoot.makeApp(Configuration(storage: .memory, files: []))

    let before = Date()
    let atNoon = try standing.remind(of: "Water the plants")
    let now = try going.remind(of: "Water the plants")

    #expect(atNoon.created == noon)
    #expect(now.created != noon)
    #expect(abs(now.created.timeIntervalSince(before)) < 60)
  }

  @Test func `the channel is swapped by the configuration`() throws {
    try withTemporarySuiteName { path in
      let files = [URL(filePath: path + ".one"), URL(filePath: path + ".two")]
      let app = try CompositionRoot.makeApp(
        Configuration(storage: .memory, clockStandsAt: noon, files: files))

      _ = try app.remind(of: "Water\nthe plants")
      _ = try app.remind(of: "Pay rent")

      let lines = "0 1970-01-01T12:00:00Z Water the plants\n1 1970-01-01T12:00:00Z Pay rent\n"
      for file in files { #expect(try String(contentsOf: file, encoding: .utf8) == lines) }
    }
  }

  @Test func `a configuration can be a file that somebody edits`() throws {
    let text = #"{ "storage": { "suite": { "name": "reminders" } }, "files": [] }"#

    let configuration = try JSONDecoder().decode(Configuration.self, from: Data(text.utf8))

    #expect(configuration == Configuration(storage: .suite(name: "reminders"), files: []))
  }

  @Test func `a configuration that doesn't say where ids are kept is refused`() {
    let text = #"{ "siute": { "name": "reminders" }, "files": [] }"#

    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Configuration.self, from: Data(text.utf8))
    }
  }

  private func firstId(_ configuration: Configuration) throws -> Int {
    try CompositionRoot.makeApp(configuration).remind(of: "Water the plants").id
  }
}

/// A module that came later: a channel around another one.
private struct Shouting: Channel {
  let channel: any Channel

  func deliver(_ reminder: Reminder) throws {
    try channel.deliver(
      Reminder(id: reminder.id, title: reminder.title.uppercased(), created: reminder.created))
  }
}
