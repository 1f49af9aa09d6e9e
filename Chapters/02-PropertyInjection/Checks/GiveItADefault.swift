import ExerciseKit
import Testing

@testable import PropertyInjectionExercises

@Suite(.exercise("2.1")) struct GiveItADefault {
  private let factory = ChimeFactory()

  @Test func `the assigned chime is played`() {
    let gong = SpyChime()
    let bell = Bell(makeDefault: factory.make)
    bell.chime = gong
    bell.ring()
    #expect(gong.plays == 1, "the chime you were assigned was not played")
  }

  @Test func `with an assigned chime no default is made`() {
    let bell = Bell(makeDefault: factory.make)
    bell.chime = SpyChime()
    bell.ring()
    #expect(factory.made.isEmpty, "a default chime was made, although one was assigned")
  }

  @Test func `the default waits for the first ring`() {
    let bell = Bell(makeDefault: factory.make)
    #expect(factory.made.isEmpty, "a default chime was made before the bell had to ring")
    bell.ring()
    #expect(factory.made.map(\.plays) == [1], "without an assignment, a ring plays the default")
  }

  @Test func `the default is made once`() {
    let bell = Bell(makeDefault: factory.make)
    bell.ring()
    bell.ring()
    bell.ring()
    #expect(factory.made.count == 1, "each ring made a new default chime")
  }

  @Test func `the default that the property shows is the one that plays`() {
    let bell = Bell(makeDefault: factory.make)
    let shown = bell.chime as? SpyChime
    bell.ring()
    #expect(shown?.plays == 1, "the property showed one default, and the bell played another")
  }

  @Test func `the chime can be changed after the default has played`() {
    let gong = SpyChime()
    let bell = Bell(makeDefault: factory.make)
    bell.ring()
    bell.chime = gong
    bell.ring()
    #expect(gong.plays == 1, "the bell had played its default, and then ignored the assignment")
  }

  @Test func `the last assignment wins`() {
    let gong = SpyChime()
    let whistle = SpyChime()
    let bell = Bell(makeDefault: factory.make)
    bell.chime = gong
    bell.chime = whistle
    bell.ring()
    #expect([gong.plays, whistle.plays] == [0, 1], "the bell kept the chime assigned before")
  }

  @Test func `two bells have a chime each`() {
    let gong = SpyChime()
    let whistle = SpyChime()
    let mine = Bell(makeDefault: factory.make)
    let yours = Bell(makeDefault: factory.make)
    mine.chime = gong
    yours.chime = whistle
    mine.ring()
    yours.ring()
    mine.ring()
    #expect([gong.plays, whistle.plays] == [2, 1], "two bells got a chime each and mixed them up")
  }

  @Test func `the property shows the chime that is played`() {
    let gong = SpyChime()
    let bell = Bell(makeDefault: factory.make)
    bell.chime = gong
    #expect(bell.chime as? SpyChime === gong, "the property reads another chime than was assigned")
  }
}

private final class SpyChime: Chime {
  private(set) var plays = 0

  func play() { plays += 1 }
}

private final class ChimeFactory {
  private(set) var made: [SpyChime] = []

  func make() -> any Chime {
    let chime = SpyChime()
    made.append(chime)
    return chime
  }
}
