import DependencyContainer
import Foundation
import ReminderStorage
import Testing
import UIKitStandIn

@MainActor
struct LifetimeTests {
  private let server = SpyServer()
  private let stage = Stage()

  private func makeContainer() -> DependencyContainer {
    DependencyContainer(server: server, stage: stage, store: FakeStore())
  }

  @Test func `a container dies when nobody needs it`() {
    weak var container: DependencyContainer?
    do {
      let made = makeContainer()
      _ = made.screen(.list)
      container = made
    }

    #expect(container == nil)
  }

  @Test func `a screen dies when nobody shows it`() {
    let container = makeContainer()
    stage.show(container.screen(.list))
    weak var screen: UIViewController?
    screen = stage.screen
    #expect(screen != nil)

    stage.show(UIViewController())

    #expect(screen == nil)
  }

  @Test func `a screen keeps its container alive`() {
    weak var container: DependencyContainer?
    do {
      let made = makeContainer()
      stage.show(made.screen(.list))
      container = made
    }

    #expect(container != nil)
    stage.show(UIViewController())
    #expect(container == nil)
  }

  @Test func `a container does not keep the stage alive`() {
    weak var stage: Stage?
    let container: DependencyContainer
    do {
      let made = Stage()
      container = DependencyContainer(server: server, stage: made, store: FakeStore())
      made.show(container.screen(.list))
      stage = made
    }

    #expect(stage == nil)
    #expect(container.stage == nil)
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

  @Test func `a narrow interface still keeps the whole container alive`() {
    weak var container: DependencyContainer?
    let detail: DetailViewController
    do {
      let made = makeContainer()
      detail = DetailViewController(setup: setup, container: made)
      container = made
    }

    withExtendedLifetime(detail) {
      #expect(container != nil, "the screen can name the server alone, but it holds everything")
    }
  }

  @Test func `a screen that is passed the dependency alone lets the container go`() {
    weak var container: DependencyContainer?
    let detail: PlainDetail
    do {
      let made = makeContainer()
      detail = PlainDetail(setup: setup, server: made.server)
      container = made
    }

    withExtendedLifetime(detail) {
      #expect(container == nil)
    }
  }

  private var setup: DetailSetup { DetailSetup(reminder: Reminder(id: 0, title: "Pay rent")) }
}

@MainActor
private final class FactoryHolder {
  var factory: (any Factory)?
}

@MainActor
private protocol Factory {
  func makeScreen() -> UIViewController
}

private struct StrongFactory: Factory {
  let container: FactoryHolder

  func makeScreen() -> UIViewController { HoldingScreen(container: container) }
}

private struct UnownedFactory: Factory {
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

/// The detail screen once more, passed its dependency and no container.
@MainActor
private struct PlainDetail {
  let setup: DetailSetup
  let server: any ServerInterface
}
