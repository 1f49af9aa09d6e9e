import ExerciseKit
import Synchronization
import Testing

@testable import IsolatedDependenciesExercises

@Suite(.exercise("21.2")) struct ReserveTheBlock {
  @Test(arguments: [(nil, 0..<3), (0, 1..<4), (6, 7..<10)])
  func `a block begins after the last id`(last: Int?, expected: Range<Int>) throws {
    let keeper = SharedKeeper(last: last)
    let block = try IdDesk(keeper: keeper).reserve(3)
    #expect(
      block == expected,
      "before, the last id was \(name(last)), and `reserve(3)` returned \(block)")
    #expect(
      keeper.last == expected.upperBound - 1,
      "\(expected) was reserved, and then the keeper held \(name(keeper.last)) as the last id")
  }

  @Test func `blocks follow each other`() throws {
    let keeper = SharedKeeper(last: nil)
    let desks = [IdDesk(keeper: keeper), IdDesk(keeper: keeper)]
    let blocks = try [
      desks[0].reserve(2), desks[1].reserve(1), desks[0].reserve(3), desks[1].reserve(2),
    ]
    #expect(
      blocks == [0..<2, 2..<3, 3..<6, 6..<8],
      "two desks reserved 2, 1, 3 and 2 ids in turn from one keeper, and got \(blocks)")
  }

  @Test func `desks with two keepers count apart`() throws {
    let mine = IdDesk(keeper: SharedKeeper(last: nil))
    let yours = IdDesk(keeper: SharedKeeper(last: 40))
    let blocks = try [mine.reserve(2), yours.reserve(2), mine.reserve(2)]
    #expect(
      blocks == [0..<2, 41..<43, 2..<4],
      "one keeper began without an id, the other one with 40; the desks reserved \(blocks)")
  }

  @Test(arguments: SharedKeeper.Moment.allCases)
  func `no id is reserved twice`(moment: SharedKeeper.Moment) throws {
    let keeper = SharedKeeper(last: 6, rivalComes: moment)
    let desk = IdDesk(keeper: keeper)
    let ids = try [2, 1, 3].flatMap { Array(try desk.reserve($0)) }
    let rivals = keeper.rivals
    #expect(
      Set(ids).isDisjoint(with: rivals) && Set(ids).count == 6,
      """
      another desk took ids \(moment.rawValue), and got \(rivals); this desk reserved 2, 1 and 3 ids, \
      and got \(ids)
      """)
  }

  @Test(arguments: SharedKeeper.Moment.allCases)
  func `a block has no gap`(moment: SharedKeeper.Moment) throws {
    let keeper = SharedKeeper(last: 6, rivalComes: moment)
    let block = try IdDesk(keeper: keeper).reserve(5)
    let rivals = keeper.rivals
    #expect(
      block.count == 5 && rivals.allSatisfy { !block.contains($0) },
      """
      another desk took ids \(moment.rawValue), and got \(rivals); `reserve(5)` returned \(block)
      """)
  }

  @Test func `no id is left out`() throws {
    for moment in SharedKeeper.Moment.allCases {
      let keeper = SharedKeeper(last: 6, rivalComes: moment)
      let desk = IdDesk(keeper: keeper)
      let ids = Set(try (1...2).flatMap { _ in Array(try desk.reserve(2)) } + keeper.rivals)
      let last = keeper.last ?? 6
      #expect(
        last >= 7 && ids == Set(7...max(7, last)),
        """
        another desk took ids \(moment.rawValue); of 7 to \(last), \(ids.sorted()) were reserved
        """)
    }
  }

  @Test(arguments: [nil, 0, 6])
  func `an empty block changes nothing`(last: Int?) throws {
    let keeper = SharedKeeper(last: last)
    let desk = IdDesk(keeper: keeper)
    let block = try desk.reserve(0)
    #expect(block.isEmpty, "`reserve(0)` returned \(block)")
    #expect(
      keeper.last == last,
      "before `reserve(0)`, the last id was \(name(last)), and after it \(name(keeper.last))")
    let next = try desk.reserve(1)
    let expected = last.map { $0 + 1 } ?? 0
    #expect(
      next == expected..<expected + 1,
      "before, the last id was \(name(last)); after `reserve(0)`, `reserve(1)` returned \(next)")
  }

  @Test(arguments: SharedKeeper.Moment.allCases)
  func `an empty block leaves the ids of others alone`(moment: SharedKeeper.Moment) throws {
    let keeper = SharedKeeper(last: 6, rivalComes: moment)
    let desk = IdDesk(keeper: keeper)
    let blocks = try [0, 2, 0, 1].map { try desk.reserve($0) }
    let (ids, rivals) = (blocks.flatMap(Array.init), keeper.rivals)
    #expect(
      Set(ids + rivals).count == ids.count + rivals.count && keeper.last == (ids + rivals).max(),
      """
      another desk took ids \(moment.rawValue), and got \(rivals); this desk reserved 0, 2, 0 and 1 \
      ids, and got \(blocks.map(\.description)); then the keeper held \(name(keeper.last))
      """)
  }

  @Test(arguments: SharedKeeper.Failure.allCases)
  func `the keeper's error is thrown`(failure: SharedKeeper.Failure) throws {
    let keeper = SharedKeeper(last: 6)
    let desk = IdDesk(keeper: keeper)
    keeper.failOnce(failure)
    var block: Range<Int>?
    do {
      block = try desk.reserve(3)
      Issue.record(
        """
        the keeper threw `DiskFull` \(failure.rawValue), and `reserve(3)` returned \(block ?? 0..<0)
        """)
    } catch {
      #expect(
        error is DiskFull,
        "the keeper threw `DiskFull` \(failure.rawValue), and `reserve(3)` threw \(error)")
    }
    let next = try desk.reserve(3)
    #expect(
      next == 7..<10,
      "the last id was 6; after the keeper's error, the next `reserve(3)` returned \(next)")
  }

  private func name(_ last: Int?) -> String { last.map(String.init) ?? "none" }
}

private struct DiskFull: Error {}

/// A keeper that another desk uses, too, at a moment that the check picks, and a few times.
final class SharedKeeper: LastIdKeeper {
  enum Moment: String, CaseIterable {
    case afterEachRead = "after each look at `last`"
    case beforeEachUpdate = "before each `update`"
    case afterEachUpdate = "after each `update`"
  }

  enum Failure: String, CaseIterable {
    case beforeTheChange = "before it called the closure"
    case afterTheChange = "after it called the closure"
  }

  private struct State {
    var last: Int?
    var rivals: [Int] = []
    var failure: Failure?
    var isUpdating = false
  }

  private let state: Mutex<State>
  private let moment: Moment?

  init(last: Int?, rivalComes moment: Moment? = nil) {
    state = Mutex(State(last: last))
    self.moment = moment
  }

  /// The ids that the other desk got.
  var rivals: [Int] { state.withLock(\.rivals) }

  func failOnce(_ failure: Failure) { state.withLock { $0.failure = failure } }

  var last: Int? {
    refuseACallWithinTheStep()
    let last = state.withLock(\.last)
    if moment == .afterEachRead { letTheRivalIn() }
    return last
  }

  func update<Result>(_ change: (inout Int?) throws -> Result) throws -> Result {
    refuseACallWithinTheStep()
    if moment == .beforeEachUpdate { letTheRivalIn() }
    defer { if moment == .afterEachUpdate { letTheRivalIn() } }
    var (last, failure) = state.withLock { state in
      defer { state.failure = nil }
      return (state.last, state.failure)
    }
    if failure == .beforeTheChange { throw DiskFull() }
    // The checks run on one thread, so only `change` itself can come in here. A lock would stop the
    // program then, or never return, so the keeper reports it instead.
    state.withLock { $0.isUpdating = true }
    defer { state.withLock { $0.isUpdating = false } }
    let result = try change(&last)
    if failure == .afterTheChange { throw DiskFull() }
    state.withLock { [last] state in state.last = last }
    return result
  }

  private func refuseACallWithinTheStep() {
    if state.withLock(\.isUpdating) {
      Issue.record(
        "the closure of `update` used the keeper, which would wait for the closure to end")
    }
  }

  private func letTheRivalIn() {
    state.withLock { state in
      if state.rivals.count == 4 { return }
      let id = state.last.map { $0 + 1 } ?? 0
      state.last = id
      state.rivals.append(id)
    }
  }
}
