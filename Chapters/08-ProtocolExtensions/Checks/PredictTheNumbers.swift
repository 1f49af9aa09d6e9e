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

  @Test func `the test screen, asked`() {
    expect(
      predicted.askedTestScreen, toBe: ask(TestScreen()),
      because: "`Screen` states the conformance; which method did it have to offer, and could it "
        + "be overridden?")
  }

  @Test func `the own test screen, asked`() {
    expect(
      predicted.askedOwnTestScreen, toBe: ask(OwnTestScreen()),
      because: "`OwnScreen` offers a method of its class, and methods of classes can be overridden")
  }

  @Test func `the draft, asked`() {
    expect(
      predicted.askedDraft, toBe: ask(Draft()),
      because: "the requirement promises not to throw; can the draft's method keep that promise?")
  }

  @Test func `the alarm, asked`() {
    expect(
      predicted.askedAlarm, toBe: ask(Alarm()),
      because: "two defaults fit an alarm when it states its conformance; one says more about it")
  }

  @Test func `the folder`() {
    expect(
      predicted.folder, toBe: Folder<Alarm>().number(),
      because: "the compiler sees a folder of alarms; is that one urgent?")
  }

  @Test func `the folder, asked`() {
    expect(
      predicted.askedFolder, toBe: ask(Folder<Alarm>()),
      because: "one conformance serves folders of anything; is each of them urgent?")
  }

  private func ask(_ someone: some Numbered) -> Int { someone.number() }
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
