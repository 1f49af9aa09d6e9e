import ExerciseKit
import Testing

@testable import DependencyContainerExercises

@Suite(.exercise("18.1")) struct PredictWhatOutlives {
  private let predicted = WhatIsThere()
  private let run = Run()

  @Test func `the detail screen behind the list`() {
    expect(
      predicted.detailBehindTheList, toBe: run.detailBehindTheList,
      because: "the stage shows one screen at a time; ask who holds the other one")
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

  @Test func `the container of a recent screen`() {
    expect(
      predicted.containerOfRecentScreen, toBe: run.containerOfRecentScreen,
      because: "a protocol says what a screen may name; ask what its reference holds")
  }
}

/// The story of the exercise, run on real objects.
private final class Run {
  let detailBehindTheList: Bool
  let containerBehindTheList: Bool
  let containerAfterLogout: Bool
  let containerWithFactory: Bool
  let containerOfRecentScreen: Bool

  init() {
    let stage = Stage()
    weak var container: Container?
    weak var detail: Screen?
    func logIn(holdingFactory: Bool) {
      let made = Container()
      if holdingFactory { made.factory = Factory(container: made) }
      stage.screen = Screen(container: made)
      (container, detail) = (made, stage.screen)
      stage.screen = Screen(container: made)
    }
    logIn(holdingFactory: false)
    detailBehindTheList = detail != nil
    containerBehindTheList = container != nil
    stage.screen = nil
    containerAfterLogout = container != nil

    logIn(holdingFactory: true)
    stage.screen = nil
    containerWithFactory = container != nil
    container?.factory = nil

    let recent: Screen
    do {
      let made = Container()
      recent = Screen(container: made)
      container = made
    }
    containerOfRecentScreen = withExtendedLifetime(recent) { container != nil }
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

private final class Screen {
  private let container: any HasServer

  init(container: any HasServer) { self.container = container }
}

private final class Stage {
  var screen: Screen?
}
