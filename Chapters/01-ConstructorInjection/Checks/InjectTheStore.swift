import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import ConstructorInjectionExercises

// One after the other, so that the singleton of the starter fails the same way each time.

@Suite(.serialized, .exercise("1.1")) struct InjectTheStore {
  @Test func `an empty store gives the first launch`() {
    let launch = LaunchCounter(store: SpyStore()).countLaunch()
    #expect(launch == 1, "the store you were given is empty, so this is launch 1")
  }

  @Test func `the count goes on from what the store holds`() {
    let launch = LaunchCounter(store: SpyStore(["launches": 4])).countLaunch()
    #expect(launch == 5, "the store you were given holds 4 launches, so this is launch 5")
  }

  @Test func `the new count is stored`() {
    let store = SpyStore()
    _ = LaunchCounter(store: store).countLaunch()
    #expect(!store.writtenKeys.isEmpty, "the store you were given was never written")
    #expect(
      store.object(forKey: "launches") as? Int == 1,
      "the new count must be stored under \"launches\"")
  }

  @Test func `two counters with two stores count apart`() {
    let mine = LaunchCounter(store: SpyStore())
    let yours = LaunchCounter(store: SpyStore(["launches": 10]))
    let launches = [
      mine.countLaunch(), yours.countLaunch(), mine.countLaunch(), yours.countLaunch(),
    ]
    #expect(
      launches == [1, 11, 2, 12],
      "two counters got a store each, and one count is mixed up with the other or stands still")
  }

  @Test func `two empty stores are two first launches`() {
    let launches = [
      LaunchCounter(store: SpyStore()).countLaunch(),
      LaunchCounter(store: SpyStore()).countLaunch(),
    ]
    #expect(launches == [1, 1], "each store is empty, yet the second counter did not begin at 1")
  }

  @Test func `two counters with one store count together`() {
    let store = SpyStore()
    let launches = [
      LaunchCounter(store: store).countLaunch(), LaunchCounter(store: store).countLaunch(),
    ]
    #expect(
      launches == [1, 2], "the second counter did not see what the first one stored")
  }

  @Test func `a change from outside is seen`() {
    let store = SpyStore()
    let counter = LaunchCounter(store: store)
    _ = counter.countLaunch()
    store.set(41, forKey: "launches")
    #expect(
      counter.countLaunch() == 42,
      "the store was changed between two launches, and the counter went on from its own copy")
  }
}
