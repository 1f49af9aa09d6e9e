import ExerciseKit
import Testing

// The tests that you write in `YourTestTheLeaseTests.swift` belong to this suite. Each is run on
// right desks and on every broken set of desks.

@Suite(.exercise("11.4"), .mutants(of: leases)) struct TestTheLease {
  private let make = leases.current()

  /// Makes desks that share one block of ids.
  ///
  /// When the last of them is gone, `giveBack` is called with the ids that are left.
  func makeDesks(
    _ count: Int, block: Range<Int>, giveBack: @escaping (Range<Int>) -> Void = { _ in }
  ) -> [any IdDesk] {
    make(count, block, giveBack).map { SealedDesk(desk: $0) }
  }
}

/// What a desk throws when its block has no id left.
struct BlockUsedUp: Error {}

/// What your tests know of a desk.
protocol IdDesk {
  func nextReminderId() throws -> Int
}

private typealias MakeDesks = (Int, Range<Int>, @escaping (Range<Int>) -> Void) -> [any IdDesk]

private let leases = Subjects<@Sendable () -> MakeDesks>(
  of: "set of desks",
  right: {
    { count, block, giveBack in
      let lease = Lease(block) { if !$0.isEmpty { giveBack($0) } }
      return (0..<count).map { _ in Desk(lease: lease) }
    }
  },
  mutants: [
    "begins one past the first id of the block": {
      { count, block, giveBack in
        let lease = Lease(block.dropFirst()) { if !$0.isEmpty { giveBack($0) } }
        return (0..<count).map { _ in Desk(lease: lease) }
      }
    },
    "repeats the last id when the block is used up": {
      { count, block, giveBack in
        let lease = Lease(block) { if !$0.isEmpty { giveBack($0) } }
        return (0..<count).map { _ in RepeatingDesk(lease: lease, last: block.upperBound - 1) }
      }
    },
    "lets each desk count for itself": {
      { count, block, giveBack in
        let lease = Lease(block) { if !$0.isEmpty { giveBack($0) } }
        return (0..<count).map { _ in SelfishDesk(lease: lease, own: Lease(block)) }
      }
    },
    "never gives the rest back": {
      { count, block, _ in
        let lease = Lease(block)
        return (0..<count).map { _ in Desk(lease: lease) }
      }
    },
    "gives the whole block back, and not the rest": {
      { count, block, giveBack in
        let lease = Lease(block) { if !$0.isEmpty { giveBack(block) } }
        return (0..<count).map { _ in Desk(lease: lease) }
      }
    },
    "gives the rest back as soon as one desk is gone": {
      { count, block, giveBack in
        var isBack = false
        let lease = Lease(block) {
          if !$0.isEmpty && !isBack { giveBack($0) }
          isBack = true
        }
        return (0..<count).map { _ in HastyDesk(lease: lease) }
      }
    },
    "gives the rest back once for each desk": {
      { count, block, giveBack in
        let lease = Lease(block) { rest in
          if !rest.isEmpty { (0..<count).forEach { _ in giveBack(rest) } }
        }
        return (0..<count).map { _ in Desk(lease: lease) }
      }
    },
    "gives an empty rest back when the block is used up": {
      { count, block, giveBack in
        let lease = Lease(block, atEnd: giveBack)
        return (0..<count).map { _ in Desk(lease: lease) }
      }
    },
    "takes the ids of a second block from the first one": {
      let shared = Latest()
      return { count, block, giveBack in
        let own = Lease(block) { if !$0.isEmpty { giveBack($0) } }
        guard let first = shared.lease else {
          shared.lease = own
          return (0..<count).map { _ in Desk(lease: own) }
        }
        return (0..<count).map { _ in SelfishDesk(lease: own, own: first) }
      }
    },
  ])

// All desks look alike, so that tests must look at what they do.
private struct SealedDesk: IdDesk, Sealed {
  let desk: any IdDesk

  func nextReminderId() throws -> Int { try desk.nextReminderId() }
}

/// A block of ids: what is left of it is told at the end.
private final class Lease {
  private(set) var rest: Range<Int>
  let atEnd: (Range<Int>) -> Void

  init(_ block: Range<Int>, atEnd: @escaping (Range<Int>) -> Void = { _ in }) {
    rest = block
    self.atEnd = atEnd
  }

  deinit { atEnd(rest) }

  func nextReminderId() throws -> Int {
    guard let id = rest.popFirst() else {
      throw BlockUsedUp()
    }
    return id
  }
}

private final class Latest {
  weak var lease: Lease?
}

private struct Desk: IdDesk {
  let lease: Lease

  func nextReminderId() throws -> Int { try lease.nextReminderId() }
}

private struct RepeatingDesk: IdDesk {
  let lease: Lease
  let last: Int

  func nextReminderId() -> Int { (try? lease.nextReminderId()) ?? last }
}

/// Takes an id from the lease, and returns one from another.
private struct SelfishDesk: IdDesk {
  let lease: Lease
  let own: Lease

  func nextReminderId() throws -> Int {
    _ = try lease.nextReminderId()
    return try own.nextReminderId()
  }
}

/// Tells the end of the lease when it goes itself, although another desk may hold the lease.
private final class HastyDesk: IdDesk {
  private let lease: Lease

  init(lease: Lease) {
    self.lease = lease
  }

  deinit { lease.atEnd(lease.rest) }

  func nextReminderId() throws -> Int { try lease.nextReminderId() }
}
