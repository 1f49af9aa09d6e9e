import Foundation
import Synchronization

/// Lets exercises that run at the same time report in the order of the book.
///
/// The runner starts all suites at once, in any order. An exercise that is through with its checks
/// waits here until each earlier one that has begun has reported. Where suites run one by one, no
/// other one has begun, and nobody waits.
final class ReportOrder: Sendable {
  static let ofTheBook = ReportOrder()

  /// The exercises that have begun, each with what goes on when its turn comes, if it waits.
  private typealias Exercises = [String: CheckedContinuation<Void, Never>?]
  private let exercises = Mutex<Exercises>([:])

  func begin(_ id: String) { change { $0[id] = .some(nil) } }

  func waitForTurn(of id: String) async {
    await withCheckedContinuation { next in change { $0[id] = next } }
  }

  func end(_ id: String) { change { $0[id] = nil } }

  private func change(_ change: (inout Exercises) -> Void) {
    exercises.withLock { exercises in
      change(&exercises)
      let first = exercises.min { $0.key.compare($1.key, options: .numeric) == .orderedAscending }
      guard let first, let next = first.value else { return }
      exercises[first.key] = .some(nil)
      next.resume()
    }
  }
}
