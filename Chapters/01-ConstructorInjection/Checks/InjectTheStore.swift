import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import ConstructorInjectionExercises

// One test after the other, because the starter counts all of them in one singleton.

@Suite(.serialized, .exercise("1.1")) struct InjectTheStore {
  @Test func `an empty store gives the first launch`() {
    let launch = LaunchCounter(store: SpyStore()).countLaunch()
    #expect(launch == 1, "the store was empty, so this is launch 1, and the counter said \(launch)")
  }

  @Test func `the count goes on from what the store holds`() {
    let launch = LaunchCounter(store: SpyStore(["launches": 4])).countLaunch()
    #expect(
      launch == 5,
      "the store held 4 under \"launches\", so this is launch 5, and the counter said \(launch)")
  }

  @Test func `the new count is stored`() {
    let store = SpyStore()
    _ = LaunchCounter(store: store).countLaunch()
    let stored = store.object(forKey: "launches")
    let found = stored.map { "\($0)" } ?? "nothing"
    #expect(
      stored as? Int == 1,
      "after the first launch the store holds \(found) under \"launches\", and not 1")
    #expect(
      store.writtenKeys == ["launches"],
      "one launch is stored once, under \"launches\"; the counter wrote \(store.writtenKeys)")
  }

  @Test func `two counters with two stores count apart`() {
    let mine = LaunchCounter(store: SpyStore())
    let yours = LaunchCounter(store: SpyStore(["launches": 10]))
    let launches = [
      mine.countLaunch(), yours.countLaunch(), mine.countLaunch(), yours.countLaunch(),
    ]
    #expect(
      launches == [1, 11, 2, 12],
      "one store was empty and one held 10; their counters took turns, and said \(launches)")
  }

  @Test func `two empty stores are two first launches`() {
    let launches = [
      LaunchCounter(store: SpyStore()).countLaunch(),
      LaunchCounter(store: SpyStore()).countLaunch(),
    ]
    #expect(
      launches == [1, 1],
      "both stores were empty, so both counters should say 1; they said \(launches)")
  }

  @Test func `two counters with one store count together`() {
    let store = SpyStore()
    let launches = [
      LaunchCounter(store: store).countLaunch(), LaunchCounter(store: store).countLaunch(),
    ]
    #expect(
      launches == [1, 2],
      "the second counter should see what the first one stored; they said \(launches)")
  }

  @Test func `a change from outside is seen`() {
    let store = SpyStore()
    let counter = LaunchCounter(store: store)
    _ = counter.countLaunch()
    store.set(41, forKey: "launches")
    let launch = counter.countLaunch()
    #expect(
      launch == 42,
      "the store was set to 41 between two launches, and the counter said \(launch), not 42")
  }

  @Test func `an empty store gives the first launch, whatever the singleton holds`() {
    AppSettings.shared.launches = 7
    let launch = LaunchCounter(store: SpyStore()).countLaunch()
    #expect(
      launch == 1,
      "the store was empty and the app's settings held 7; this is launch 1, and the counter said \(launch)"
    )
  }

  @Test func `the singleton is left alone`() {
    AppSettings.shared.launches = 7
    _ = LaunchCounter(store: SpyStore()).countLaunch()
    let launches = AppSettings.shared.launches
    #expect(
      launches == 7,
      "the app's settings held 7 launches; the counter had a store, and still made it \(launches)")
  }
}
