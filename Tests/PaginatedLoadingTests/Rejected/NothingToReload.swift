import PaginatedLoading
import UIKitStandIn

@MainActor func aCaller(pager: Pager<Reminder>) {
  pager.loadNext(reloading: UILabel())  // error: does not conform to expected type 'Reloadable'
}
