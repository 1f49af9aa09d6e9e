import ChoosingATechnique
import Foundation
import Testing

/// What a file of connections can do, and what nobody checks before it is loaded.
struct NibTests {
  private let screen = ReminderScreen()
  private let outbox = Outbox()

  @Test func `an outlet gets its object after the screen was made`() throws {
    let before = screen.channel
    try Nib(connections: ["channel": outbox]).load(into: screen)

    #expect(before == nil)
    #expect(screen.channel as? Outbox === outbox)
  }

  @Test func `an outlet that was renamed in code is found when the file is loaded`() {
    let error = #expect(throws: NoSuchOutlet.self) {
      try Nib(connections: ["delivery": outbox]).load(into: screen)
    }

    #expect(error?.name == "delivery")
  }

  @Test func `an object of a wrong type is refused, and the outlet keeps what it has`() throws {
    try Nib(connections: ["channel": outbox]).load(into: screen)

    let error = #expect(throws: NoSuchOutlet.self) {
      try Nib(connections: ["channel": "a text"]).load(into: screen)
    }

    #expect(error?.name == "channel")
    #expect(screen.channel as? Outbox === outbox)
  }

  @Test func `an outlet that nobody connected stays nil`() throws {
    try Nib(connections: [:]).load(into: screen)

    #expect(screen.channel == nil)
  }
}
