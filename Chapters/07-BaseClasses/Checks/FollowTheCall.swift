import ExerciseKit
import Testing

@testable import BaseClassesExercises

@Suite(.exercise("7.1")) struct FollowTheCall {
  private let predicted = PredictedImplementations()

  @Test func `the sound of an alarm`() throws {
    let alarm = Alarm()
    _ = alarm.sound
    try expect(
      predicted.soundOfAnAlarm, toBe: #require(alarm.sounds.last),
      because: "Alarm has its own override, which doesn't call super")
  }

  @Test func `the sound through a base variable`() throws {
    let alert: Alert = Alarm()
    _ = alert.sound
    try expect(
      predicted.soundThroughABaseVariable, toBe: #require(alert.sounds.last),
      because: "the variable has one type and the object another; only one of them decides")
  }

  @Test func `the ring of an alarm`() throws {
    let alarm = Alarm()
    _ = alarm.ring()
    try expect(
      predicted.ringOfAnAlarm, toBe: #require(alarm.rings.last),
      because: "Alarm has no ring, so look in the class above it")
  }

  @Test func `the sound inside the inherited ring`() throws {
    let alarm = Alarm()
    _ = alarm.ring()
    try expect(
      predicted.soundInsideTheInheritedRing, toBe: #require(alarm.sounds.last),
      because: "an inherited method still calls members of `self`, and `self` is the Alarm")
  }

  @Test func `the ring inside ringTwice`() throws {
    let alarm = NightAlarm()
    _ = alarm.ringTwice()
    try expect(
      predicted.ringInsideRingTwice, toBe: #require(alarm.rings.first),
      because: "ringTwice is inherited, and it calls ring on `self`, the NightAlarm")
  }

  @Test func `the ring behind super`() throws {
    let alarm = NightAlarm()
    _ = alarm.ring()
    try expect(
      predicted.ringBehindSuper, toBe: #require(alarm.rings.last),
      because: "super starts above NightAlarm and goes up until it finds a ring")
  }

  @Test func `the sound behind super`() throws {
    let alarm = NightAlarm()
    _ = alarm.ring()
    try expect(
      predicted.soundBehindSuper, toBe: #require(alarm.sounds.last),
      because: "super chooses the ring for one call; `self` is still the NightAlarm")
  }
}

// The classes of the exercise, which also record whose implementation ran.

private class Alert {
  var sounds: [Implementation] = []
  var rings: [Implementation] = []

  var sound: String {
    sounds.append(.alert)
    return "ping"
  }

  func ring() -> String {
    rings.append(.alert)
    return "ring: \(sound)"
  }

  func ringTwice() -> String { "\(ring()), \(ring())" }
}

private class Alarm: Alert {
  override var sound: String {
    sounds.append(.alarm)
    return "bell"
  }
}

private final class NightAlarm: Alarm {
  override var sound: String {
    sounds.append(.nightAlarm)
    return "hum"
  }

  override func ring() -> String {
    rings.append(.nightAlarm)
    return "light, then \(super.ring())"
  }
}
