public import Foundation

/// A stand-in for a vendor's library that rings at a time, whose source an app doesn't have.
///
/// This one notes its alarms until the process ends, and never rings. The class is final, and no other
/// package can make one. So no app can subclass it or replace it.
@MainActor public final class AlarmCenter {
  /// The one center.
  public static var shared: AlarmCenter { current }

  @TaskLocal package static var current = AlarmCenter()

  private var alarms: [Alarm] = []

  package nonisolated init() {}

  /// Sets an alarm.
  ///
  /// No two alarms ring in the same minute. If one would, the one that is there moves to a later
  /// minute.
  ///
  /// - Parameters:
  ///   - title: What is shown when the alarm rings.
  ///   - time: When it is to ring.
  ///   - confirmed: Called with the receipt before this method returns, and with a new receipt each
  ///     time when the alarm is moved.
  public func schedule(
    _ title: String, at time: Date, confirmed: @escaping @MainActor (AlarmReceipt) -> Void
  ) {
    let receipt = AlarmReceipt(time: time)
    alarms.append(Alarm(receipt: receipt, confirmed: confirmed))
    confirmed(receipt)
    makeRoom(for: receipt.id)
  }

  /// Removes the alarm whose last receipt has this id, if there is one.
  public func cancel(_ id: UUID) {
    alarms.removeAll { $0.receipt.id == id }
  }

  /// The receipts of the alarms that are set, in the order in which they were set.
  public var pending: [AlarmReceipt] { alarms.map(\.receipt) }

  /// Moves what would ring in the minute of an alarm, and what that one then collides with.
  private func makeRoom(for id: UUID) {
    guard let keeper = alarms.first(where: { $0.receipt.id == id })?.receipt,
      let index = alarms.firstIndex(where: { $0.receipt.isInMinute(of: keeper) })
    else { return }
    let moved = AlarmReceipt(time: alarms[index].receipt.time + 60)
    alarms[index].receipt = moved
    alarms[index].confirmed(moved)
    makeRoom(for: moved.id)
  }
}

/// What the center says of an alarm, and what only the center can make.
public struct AlarmReceipt: Sendable {
  /// The id of this receipt alone, which `cancel` takes.
  public let id = UUID()

  /// When the alarm rings.
  public let time: Date

  fileprivate init(time: Date) {
    self.time = time
  }

  fileprivate func isInMinute(of other: AlarmReceipt) -> Bool {
    func minute(_ time: Date) -> Double { (time.timeIntervalSince1970 / 60).rounded(.down) }
    return id != other.id && minute(time) == minute(other.time)
  }
}

private struct Alarm {
  var receipt: AlarmReceipt
  let confirmed: @MainActor (AlarmReceipt) -> Void
}
