import Dispatch
import ExerciseKit
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PropertyInjectionExercises

@Suite(.exercise("2.5")) struct ShareTheDefault {
  private let factory = ChimeFactory()

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `100 threads that ring at once make one default`() {
    let crowd = Crowd(of: 100)
    // The thread that makes the default stays in the getter until all others are about to enter it.
    // A getter that lets one of them in meanwhile makes a second default.
    let bell = SharedBell { [factory] in
      crowd.waitUntilAllAreHere()
      return factory.make()
    }

    crowd.run { bell.ring() }

    let made = factory.made.count
    #expect(
      made == 1,
      """
      100 threads rang at once and made \(made == 0 ? "no" : "more than one") default; one was expected
      """)
    let plays = factory.made.map(\.plays).reduce(0, +)
    #expect(plays == 100, "100 threads rang, and \(plays) rings were heard")
    bell.ring()
    #expect(factory.made.count == made, "one more ring made one more default")
  }

  @Test func `with an assigned chime no default is made`() {
    let gong = SpyChime()
    let bell = SharedBell(makeDefault: factory.make)
    bell.chime = gong
    bell.ring()
    #expect(gong.plays == 1, "a gong was assigned, and a ring didn't play it")
    #expect(factory.made.isEmpty, "a default chime was made, although a gong was assigned")
  }

  @Test func `the default waits for the first ring`() {
    let bell = SharedBell(makeDefault: factory.make)
    #expect(factory.made.isEmpty, "a default chime was made before the bell had to ring")
    bell.ring()
    bell.ring()
    #expect(factory.made.map(\.plays) == [2], "without an assignment, two rings play one default")
  }

  @Test func `the property shows the chime that plays`() {
    let bell = SharedBell(makeDefault: factory.make)
    let shown = bell.chime as? SpyChime
    bell.ring()
    #expect(shown?.plays == 1, "the property showed one default, and the bell played another")
  }

  @Test func `the last assignment wins, also after a ring`() {
    let gong = SpyChime()
    let whistle = SpyChime()
    let bell = SharedBell(makeDefault: factory.make)
    bell.ring()
    bell.chime = gong
    bell.ring()
    #expect(gong.plays == 1, "the default had played, and then a gong was assigned and not played")
    bell.chime = whistle
    bell.ring()
    let plays = [gong.plays, whistle.plays]
    #expect(plays == [1, 1], "the whistle was assigned last, and didn't play")
  }

  @Test func `a chime may assign the next one while it plays`() {
    let gong = SpyChime()
    let bell = SharedBell(makeDefault: factory.make)
    bell.chime = SpyChime { bell.chime = gong }
    bell.ring()
    bell.ring()
    #expect(gong.plays == 1, "while the first chime played it assigned a gong, for the second ring")
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `a chime assigned while the default is made is kept`() {
    let gong = SpyChime()
    let (isMaking, isAssigned) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let bell = SharedBell { [factory] in
      isMaking.signal()
      // A bell may let the gong wait until the default is made, so this doesn't wait for ever.
      _ = isAssigned.wait(timeout: .now() + 0.5)
      return factory.make()
    }
    let ring = Crowd(of: 1).start { bell.ring() }
    let hasBegun = isMaking.wait(timeout: .now() + 20) == .success
    bell.chime = gong
    isAssigned.signal()
    let hasRung = ring.wait(timeout: .now() + 20) == .success
    let plays = gong.plays
    bell.ring()
    #expect(hasBegun && hasRung, "a bell without a chime made no default, or its ring never ended")
    #expect(
      gong.plays == plays + 1,
      """
      one thread made the default, and meanwhile another one assigned a gong; the next ring must \
      play the gong, and it played the default
      """)
  }

  @Test func `two bells have a chime each`() {
    let gong = SpyChime()
    let mine = SharedBell(makeDefault: factory.make)
    let yours = SharedBell(makeDefault: factory.make)
    mine.chime = gong
    mine.ring()
    yours.ring()
    yours.ring()
    let plays = [gong.plays] + factory.made.map(\.plays)
    #expect(
      plays == [1, 2],
      "my bell has a gong and rang once, yours has its default and rang twice")
  }
}

private final class SpyChime: Chime {
  private let count = Atomic(0)
  private let whilePlaying: @Sendable () -> Void

  var plays: Int { count.load(ordering: .sequentiallyConsistent) }

  init(whilePlaying: @escaping @Sendable () -> Void = {}) {
    self.whilePlaying = whilePlaying
  }

  func play() {
    count.add(1, ordering: .sequentiallyConsistent)
    whilePlaying()
  }
}

private final class ChimeFactory: Sendable {
  private let chimes = Mutex<[SpyChime]>([])

  var made: [SpyChime] { chimes.withLock { $0 } }

  @Sendable func make() -> any Chime {
    let chime = SpyChime()
    chimes.withLock { $0.append(chime) }
    return chime
  }
}

/// Threads that do the same thing, each as soon as it is there.
private struct Crowd: Sendable {
  private let count: Int
  private let missing = DispatchGroup()
  private let busy = DispatchGroup()

  init(of count: Int) {
    self.count = count
    for _ in 1...count { missing.enter() }
  }

  /// Runs `work` on every thread, and returns when all of them have done it.
  func run(_ work: @escaping @Sendable () -> Void) {
    _ = start(work).wait(timeout: .now() + 20)
  }

  /// Runs `work` on every thread, and returns at once what waits for all of them.
  func start(_ work: @escaping @Sendable () -> Void) -> DispatchGroup {
    for _ in 1...count { busy.enter() }
    for _ in 1...count {
      Thread.detachNewThread {
        missing.leave()
        work()
        busy.leave()
      }
    }
    return busy
  }

  /// Waits until every thread is about to work, but not for long if one of them never comes.
  func waitUntilAllAreHere() { _ = missing.wait(timeout: .now() + 3) }
}
