/// Your own protocol for the members that both releases of the vendor's generator have.
///
/// The vendor doesn't know it: your extensions let the vendor's classes conform.
public protocol BatchIds {
  /// Returns the next id.
  func nextReminderId() throws -> Int

  /// Returns the next `count` ids.
  func nextReminderIds(count: Int) throws -> [Int]
}

extension ReleaseOne.BatchGenerator: BatchIds {}
extension ReleaseTwo.BatchGenerator: BatchIds {}
