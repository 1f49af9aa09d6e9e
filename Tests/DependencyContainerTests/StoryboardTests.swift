import DependencyContainer
import Foundation
import Testing
import UIKitStandIn

@MainActor
struct StoryboardTests {
  @Test func `a screen from a storyboard gets its dependencies in its initializer`() throws {
    let server = SpyServer()
    let creator = { StoryboardDetail(coder: $0, server: server) }

    let screen = try #require(creator(try coder()))

    try screen.save(Reminder(id: 0, title: "Pay rent"))
    #expect(server.saved == [Reminder(id: 0, title: "Pay rent")])
  }
}

/// Returns a coder that has nothing to read.
private func coder() throws -> NSCoder {
  let archive = NSKeyedArchiver(requiringSecureCoding: true)
  archive.finishEncoding()
  return try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
}

/// What the creator of a storyboard makes.
///
/// A storyboard accepts an object only if its initializer has called `super.init(coder:)`.
private final class StoryboardDetail: UIViewController {
  private let server: any ServerInterface

  init?(coder: NSCoder, server: any ServerInterface) {
    self.server = server
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  func save(_ reminder: Reminder) throws { try server.save(reminder) }
}
