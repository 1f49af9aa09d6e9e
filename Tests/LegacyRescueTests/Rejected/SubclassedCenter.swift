import Alarms
import Foundation

final class FakeCenter: AlarmCenter {}  // error: inheritance from a final class 'AlarmCenter'

@MainActor func makeOne() -> AlarmCenter {
  AlarmCenter()  // error: initializer is inaccessible due to 'package' protection level
}

func makeReceipt() -> AlarmReceipt {
  AlarmReceipt(time: Date())  // error: initializer is inaccessible due to 'fileprivate' protection
}
