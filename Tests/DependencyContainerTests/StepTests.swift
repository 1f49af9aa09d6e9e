import DependencyContainer
import Foundation
import ReminderStorage
import Testing
import UIKitStandIn

// The older designs. They work, and each has a price that the later ones don't have.
@MainActor
struct StepTests {
  private let server = SpyServer()
  private let stage = Stage()
  private let store = FakeStore()

  @Test func `step 1: a screen makes the next one and passes the container on`() throws {
    let container = PassedContainer.Container(server: server, stage: stage, store: store)

    try PassedContainer.ListViewController(container: container).add("Water the plants")

    let detail = try #require(stage.screen as? PassedContainer.DetailViewController)
    #expect(detail.reminder == Reminder(id: 0, title: "Water the plants"))
    #expect(server.saved == [detail.reminder])
  }

  @Test func `step 1: for one more dependency the container grows, and no screen changes`() throws {
    let container = PrintingContainer(server: server, stage: stage, store: store)

    try PassedContainer.ListViewController(container: container).add("Water the plants")
    let detail = try #require(stage.screen as? PassedContainer.DetailViewController)
    PrintViewController(container: container).print(detail.reminder)

    #expect(container.printed == ["Water the plants"])
  }

  @Test func `step 2: the container makes a new screen for each name`() throws {
    let container = Factory.Container(stage: stage)
    let list = try #require(container.screen(.list) as? Factory.ListViewController)

    list.showEditor()

    let editor = try #require(stage.screen as? Factory.EditorViewController)
    #expect(container.screen(.editor) !== editor)
  }

  @Test func `step 3: a parameter reaches the screen that it is for`() throws {
    let container = Setup.Container(server: server, stage: stage, store: store)

    try #require(container.screen(.list) as? Setup.ListViewController).add("Water the plants")
    try #require(stage.screen as? Setup.DetailViewController).finish()

    let reminder = Reminder(id: 0, title: "Water the plants")
    #expect((stage.screen as? Setup.DetailViewController)?.setup.reminder == reminder)
    #expect(server.saved.map(\.isDone) == [false, true])
  }

  @Test func `step 4: with one server for all, a second reminder 0 replaces the first`() throws {
    let server = Nested.SharedServer()
    let app = Nested.PreLoginContainer(server: server, stage: stage, store: store)
    let lists = [ada, grace].map {
      Setup.ListViewController(container: app.postLoginContainer(for: $0))
    }

    try lists[0].add("Water the plants")
    try lists[1].add("Pay rent")

    #expect(server.reminders == [0: Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `an injected server that is shared mixes up its users, too`() throws {
    let server = Nested.SharedServer()  // made once, at launch
    let lists = [ada, grace].map { user in
      ListViewController(
        ids: ReminderIdGenerator(store: UserStore(user: user, store: store)),
        server: server, show: { _ in })
    }

    try lists[0].add("Water the plants")  // by Ada
    try lists[1].add("Pay rent")  // by Grace

    #expect(server.reminders == [0: Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `step 4: any code can make the key`() throws {
    let server = Nested.SharedServer()
    let app = Nested.PreLoginContainer(server: server, stage: stage, store: store)
    let forged = app.postLoginContainer(for: User(id: 1, name: "Mallory"))

    try #require(forged.screen(.list) as? Setup.ListViewController).add("Pay Mallory")

    #expect(server.reminders == [0: Reminder(id: 0, title: "Pay Mallory")])
    #expect(forged.stage === stage)
  }

  @Test func `by property: a forgotten container compiles, and the first use fails`() throws {
    let list = ContainerByProperty.ListViewController()

    #expect(throws: ContainerByProperty.NoContainer()) { try list.add("Water the plants") }

    list.container = Setup.Container(server: server, stage: stage, store: store)
    try list.add("Water the plants")
    #expect(server.saved == [Reminder(id: 0, title: "Water the plants")])
  }

  @Test func `a test of a screen that takes the container needs a stub of it`() throws {
    let container = StubContainer()
    container.givenServer = server
    container.givenStage = stage
    container.givenStore = store
    var asked: [Setup.Screen] = []
    container.givenScreen = {
      asked.append($0)
      return UIViewController()
    }

    try Setup.ListViewController(container: container).add("Water the plants")

    #expect(asked == [.detail(DetailSetup(reminder: Reminder(id: 0, title: "Water the plants")))])
  }

  @Test func `a factory that holds its container strongly never lets it go`() {
    weak var container: FactoryHolder?
    do {
      let made = FactoryHolder()
      made.factory = StrongFactory(container: made)
      container = made
    }

    #expect(container != nil, "the container holds the factory, and the factory the container")
    container?.factory = nil
    #expect(container == nil)
  }

  @Test func `a factory with an unowned container lets it go`() {
    weak var container: FactoryHolder?
    do {
      let made = FactoryHolder()
      made.factory = UnownedFactory(container: made)
      container = made
    }

    #expect(container == nil)
  }

  @Test func `a factory that outlives its unowned container crashes`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let factory = UnownedFactory(container: FactoryHolder())
      _ = factory.makeScreen()
    }
  }
}

/// The container of step 1 with one more dependency, which only the new screen uses.
@MainActor
private final class PrintingContainer: PassedContainer.DependencyContaining {
  let server: any ServerInterface
  let store: any KeyValueStore
  private(set) weak var stage: (any StageInterface)?
  var printed: [String] = []

  init(server: any ServerInterface, stage: any StageInterface, store: any KeyValueStore) {
    self.server = server
    self.stage = stage
    self.store = store
  }
}

@MainActor
private struct PrintViewController {
  let container: PrintingContainer

  func print(_ reminder: Reminder) { container.printed.append(reminder.title) }
}

@MainActor
private final class FactoryHolder {
  var factory: (any MakesScreens)?
}

@MainActor
private protocol MakesScreens {
  func makeScreen() -> UIViewController
}

private struct StrongFactory: MakesScreens {
  let container: FactoryHolder

  func makeScreen() -> UIViewController { HoldingScreen(container: container) }
}

private struct UnownedFactory: MakesScreens {
  unowned let container: FactoryHolder

  func makeScreen() -> UIViewController { HoldingScreen(container: container) }
}

private final class HoldingScreen: UIViewController {
  private let container: FactoryHolder

  init(container: FactoryHolder) {
    self.container = container
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
