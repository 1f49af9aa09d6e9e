import ConstrainedExtensions
import Foundation

func addFromWidget() throws {
  _ = try UserDefaults.standard.nextReminderId()  // error: 'UserDefaults' has no member
}
