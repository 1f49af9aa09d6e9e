import ExerciseKit
import Testing

@testable import DependencyContainerExercises

@Suite(.exercise("18.1")) struct PredictWhatOutlives {
  private let predicted = WhatIsThere()

  @Test func `the detail screen behind the list`() {
    let app = App()
    weak var detail: Screen?
    app.logIn()
    detail = app.showDetail()
    app.showList()
    expect(
      predicted.detailBehindTheList, toBe: withExtendedLifetime(app) { detail != nil },
      because: "the stage shows one screen at a time; which object holds the other one?")
  }

  @Test func `the container after the logout`() {
    let app = App()
    weak var container: Container?
    container = app.logIn()
    app.logOut()
    expect(
      predicted.containerAfterLogout, toBe: withExtendedLifetime(app) { container != nil },
      because: "the app lets go of her container, and the stage of her list; what else holds it?")
  }

  @Test func `the container with a factory`() {
    let app = App()
    weak var container: Container?
    container = app.logIn()
    container?.factory = container.map(Factory.init)
    app.logOut()
    expect(
      predicted.containerWithFactory, toBe: withExtendedLifetime(app) { container != nil },
      because: """
        which objects hold the container, and which hold those? Swift has no garbage collector
        """)
    container?.factory = nil
  }

  @Test func `the server of the queue`() {
    let app = App()
    weak var server: Server?
    server = app.logIn().server
    app.queue = server.map(UploadQueue.init)
    app.logOut()
    expect(
      predicted.serverOfTheQueue, toBe: withExtendedLifetime(app) { server != nil },
      because: "the queue lives as long as the app; what does it hold?")
  }

  @Test func `the container of the queue`() {
    let app = App()
    weak var container: Container?
    container = app.logIn()
    app.queue = (container?.server).map(UploadQueue.init)
    app.logOut()
    expect(
      predicted.containerOfTheQueue, toBe: withExtendedLifetime(app) { container != nil },
      because: "the queue holds the server; does the server hold the container?")
  }

  @Test func `the container of a recent screen`() {
    let app = App()
    weak var container: Container?
    container = app.logIn()
    app.recent = [app.showDetail()]
    app.logOut()
    expect(
      predicted.containerOfRecentScreen, toBe: withExtendedLifetime(app) { container != nil },
      because: "a protocol limits what code may call; what does the object behind it hold?")
  }
}

/// The story of the exercise, on real objects.
private final class App {
  private let stage = Stage()
  private var current: Container?
  var queue: UploadQueue?
  var recent: [any HasTitle] = []

  @discardableResult
  func logIn() -> Container {
    let container = Container()
    current = container
    stage.screen = Screen(container: container)
    return container
  }

  @discardableResult
  func showDetail() -> Screen {
    let detail = Screen(container: stage.screen?.container() ?? Container())
    stage.screen = detail
    return detail
  }

  func showList() { showDetail() }

  func logOut() {
    current = nil
    stage.screen = nil
  }
}

private final class Server {}

private final class UploadQueue {
  private let server: Server

  init(server: Server) { self.server = server }
}

private final class Container {
  let server = Server()
  var factory: Factory?
}

private final class Factory {
  private let container: Container

  init(container: Container) { self.container = container }
}

private protocol HasTitle: AnyObject {
  var title: String { get }
}

private final class Screen: HasTitle {
  let title = "Pay rent"
  let container: () -> Container
  private let server: Server

  init(container: Container) {
    self.container = { container }
    server = container.server
  }
}

private final class Stage {
  var screen: Screen?
}
