import PaginatedLoading
import UIKitStandIn

@MainActor func aCaller(pages: ReminderPages) {
  pages.loadNext(reloading: UILabel())  // error: does not conform to expected type 'Reloadable'
}
