import ExerciseKit
import Testing

@testable import ProtocolExtensionsExercises

@Suite(.exercise("8.3")) struct PredictTheNumbers {
  private let predicted = PredictedNumbers()

  @Test func `the test screen`() {
    expect(
      predicted.testScreen, toBe: TestScreen().number(),
      because: "the compiler sees a `TestScreen`, which has a method of its own")
  }

  @Test func `the test screen through the protocol`() {
    expect(
      predicted.numberOfTestScreen, toBe: number(of: TestScreen()),
      because: "`Screen` declares the conformance; did `Screen` itself have a method that a "
        + "subclass could override?")
  }

  @Test func `the own test screen through the protocol`() {
    expect(
      predicted.numberOfOwnTestScreen, toBe: number(of: OwnTestScreen()),
      because: "`OwnScreen` meets the requirement with its own method, and a class's own method "
        + "can be overridden")
  }

  @Test func `the draft through the protocol`() {
    expect(
      predicted.numberOfDraft, toBe: number(of: Draft()),
      because: "callers may use the requirement without `try`; can the draft's method meet it?")
  }

  @Test func `the alarm through the protocol`() {
    expect(
      predicted.numberOfAlarm, toBe: number(of: Alarm()),
      because: "two defaults fit an alarm where it declares its conformance; which one is more "
        + "specific?")
  }

  @Test func `the folder`() {
    expect(
      predicted.folder, toBe: Folder<Alarm>().number(),
      because: "the compiler sees a folder of alarms; is that folder urgent?")
  }

  @Test func `the folder through the protocol`() {
    expect(
      predicted.numberOfFolder, toBe: number(of: Folder<Alarm>()),
      because: "one conformance serves folders of every kind of item; is every folder urgent?")
  }

  private func number(of item: some Numbered) -> Int { item.number() }
}

private protocol Numbered {
  func number() -> Int
}

extension Numbered {
  fileprivate func number() -> Int { 0 }
}

private class Screen: Numbered {}
private class TestScreen: Screen { func number() -> Int { 99 } }

private class OwnScreen: Numbered { func number() -> Int { 1 } }
private class OwnTestScreen: OwnScreen { override func number() -> Int { 99 } }

private struct Draft: Numbered { func number() throws -> Int { 99 } }

private protocol Urgent {}

extension Numbered where Self: Urgent {
  fileprivate func number() -> Int { 50 }
}

private struct Alarm: Numbered, Urgent {}
private struct Folder<Item>: Numbered {}
extension Folder: Urgent where Item: Urgent {}
