import ExerciseKit
import Testing

@testable import DependencyContainerExercises

@Suite(.exercise("17.1")) struct PredictWhatOutlives {
  private let predicted = WhatIsThere()
  private let run = Run()

  @Test func `the detail scene behind the list`() {
    expect(
      predicted.detailBehindTheList, toBe: run.detailBehindTheList,
      because: "the stage shows one scene at a time; ask who holds the other one")
  }

  @Test func `the container behind the list`() {
    expect(
      predicted.containerBehindTheList, toBe: run.containerBehindTheList,
      because: "follow the strong references, starting from the stage")
  }

  @Test func `the container after the logout`() {
    expect(
      predicted.containerAfterLogout, toBe: run.containerAfterLogout,
      because: "the login holds the pre-login container; does that one hold Ada's?")
  }

  @Test func `the container with a factory`() {
    expect(
      predicted.containerWithFactory, toBe: run.containerWithFactory,
      because: "count who holds the container, and who holds them; no garbage collector helps")
  }

  @Test func `the container of a recent scene`() {
    expect(
      predicted.containerOfRecentScene, toBe: run.containerOfRecentScene,
      because: "a protocol says what a screen may name; ask what its reference holds")
  }
}

/// The story of the exercise, run on real objects.
private final class Run {
  let detailBehindTheList: Bool
  let containerBehindTheList: Bool
  let containerAfterLogout: Bool
  let containerWithFactory: Bool
  let containerOfRecentScene: Bool

  init() {
    let stage = Stage()
    weak var container: Container?
    weak var detail: Scene?
    func logIn(holdingFactory: Bool) {
      let made = Container()
      if holdingFactory { made.factory = Factory(container: made) }
      stage.scene = Scene(container: made)
      (container, detail) = (made, stage.scene)
      stage.scene = Scene(container: made)
    }
    logIn(holdingFactory: false)
    detailBehindTheList = detail != nil
    containerBehindTheList = container != nil
    stage.scene = nil
    containerAfterLogout = container != nil

    logIn(holdingFactory: true)
    stage.scene = nil
    containerWithFactory = container != nil
    container?.factory = nil

    let recent: Scene
    do {
      let made = Container()
      recent = Scene(container: made)
      container = made
    }
    containerOfRecentScene = withExtendedLifetime(recent) { container != nil }
  }
}

private protocol HasServer: AnyObject {}

private final class Container: HasServer {
  var factory: Factory?
}

private final class Factory {
  private let container: Container

  init(container: Container) { self.container = container }
}

private final class Scene {
  private let container: any HasServer

  init(container: any HasServer) { self.container = container }
}

private final class Stage {
  var scene: Scene?
}
