import DependencyContainer
import Foundation
import ReminderStorage
import TestSupport
import Testing
import UIKitStandIn

@MainActor
struct ScreenTests {
  private let server = SpyServer()
  private let stage = Stage()
  private let store = FakeStore()
  private let plants = Reminder(id: 7, title: "Water the plants")
  private let container: DependencyContainer

  init() {
    container = DependencyContainer(server: server, stage: stage, store: store)
  }

  @Test func `the container keeps one server`() {
    #expect(container.server === server)
    #expect(container.stage === stage)
  }

  @Test func `each screen is a new one`() {
    let first = container.screen(.list)
    let second = container.screen(.list)

    #expect(first is ListViewController)
    #expect(first !== second)
  }

  @Test func `a parameter reaches the screen that it is for`() throws {
    let rent = Reminder(id: 8, title: "Pay rent")

    let screens = [plants, rent].map { container.screen(.detail(DetailSetup(reminder: $0))) }

    let reminders = screens.map { ($0 as? DetailViewController)?.setup.reminder }
    #expect(reminders == [plants, rent])
  }

  @Test func `a finished reminder is saved as done`() throws {
    let screen = container.screen(.detail(DetailSetup(reminder: plants)))

    try #require(screen as? DetailViewController).finish()

    #expect(server.saved == [Reminder(id: 7, title: "Water the plants", isDone: true)])
  }

  @Test func `two screens share the sequence of ids in the container's store`() throws {
    store.set(41, forKey: currentReminderId)
    for title in ["Water the plants", "Pay rent"] {
      try #require(container.screen(.list) as? ListViewController).add(title)
    }

    #expect(server.saved.map(\.id) == [42, 43])
    #expect(store.object(forKey: currentReminderId) as? Int == 43)
  }

  @Test func `two containers are two sequences`() throws {
    let other = DependencyContainer(server: server, stage: stage, store: FakeStore())

    let ids = try [container, other, container].map {
      try $0.reminderIdGenerator().nextReminderId()
    }

    #expect(ids == [0, 0, 1])
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporaryDefaults { defaults throws in
      let container = DependencyContainer(server: server, stage: stage, store: defaults)
      let ids = try [container.reminderIdGenerator(), container.reminderIdGenerator()].map {
        try $0.nextReminderId()
      }
      #expect(ids == [0, 1])
    }
  }
}
