import DependencyContainer
import ReminderStorage
import Testing
import UIKitStandIn

@MainActor
struct ListViewControllerTests {
  private let server = SpyServer()
  private let stage = Stage()
  private let store = FakeStore()
  private let container = StubContainer()

  @Test func `a new reminder is saved, and its detail is shown`() throws {
    let detail = UIViewController()
    var asked: [Screen] = []
    container.givenServer = server
    container.givenStage = stage
    container.givenStore = store
    container.givenScreen = { [server] screen in
      #expect(server.saved.count == 1, "what is shown must be saved before")
      asked.append(screen)
      return detail
    }

    try ListViewController(container: container).add("Water the plants")

    let reminder = Reminder(id: 0, title: "Water the plants")
    #expect(server.saved == [reminder])
    #expect(asked == [.detail(DetailSetup(reminder: reminder))])
    #expect(stage.screen === detail)
  }

  @Test func `without an id neither the server nor a screen is asked for`() {
    store.set(Int.max, forKey: currentReminderId)
    container.givenStore = store

    #expect(throws: ReminderIdError.self) {
      try ListViewController(container: container).add("Water the plants")
    }
  }

  @Test func `making the screen asks the container for nothing`() {
    _ = ListViewController(container: container)
  }
}
