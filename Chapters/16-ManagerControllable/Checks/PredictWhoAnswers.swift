import ExerciseKit
import Testing

@testable import ManagerControllableExercises

@Suite(.exercise("16.1")) struct PredictWhoAnswers {
  private let predicted = PredictedAnswers()

  @Test func `an alarm`() {
    expect(
      predicted.alarm, toBe: Alarm().play(),
      because: "Alarm declares nothing; where else can its manager come from?")
  }

  @Test func `a bell`() {
    expect(
      predicted.bell, toBe: Bell().play(),
      because: "play() is in the extension, but soundManager is a requirement of the protocol")
  }

  @Test func `a testing alarm screen, asked directly`() {
    expect(
      predicted.askedDirectly, toBe: TestingAlarmScreen().soundManager.answer,
      because: "the compiler knows the type here, and the type declares a property of that name")
  }

  @Test func `a testing alarm screen, asked by the screen`() {
    expect(
      predicted.askedByTheScreen, toBe: TestingAlarmScreen().ring(),
      because: "ring() is compiled in AlarmScreen; is there anything to override in that class?")
  }

  @Test func `a testing alarm screen, asked through the protocol`() {
    expect(
      predicted.askedThroughTheProtocol,
      toBe: (TestingAlarmScreen() as any SoundManagerControllable).soundManager.answer,
      because: "it is AlarmScreen that conforms; what did the protocol find in that class?")
  }

  @Test func `a testing bell screen`() {
    expect(
      predicted.askedOfABellScreen, toBe: TestingBellScreen().play(),
      because: "BellScreen declares the property itself, and the subclass says override")
  }
}
