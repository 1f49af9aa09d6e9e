import ConstrainedExtensions
import Foundation

func aCaller(settings: UserDefaults) throws {
  _ = try settings.nextReminderId()  // error: 'UserDefaults' has no member 'nextReminderId'
}
