import PaginatedLoading

@MainActor func aCaller(controller: FriendsTableViewController, channels: Pager<Channel>) {
  channels.items = []  // error: cannot assign to property: 'items' setter is inaccessible
  _ = controller.pager  // error: 'pager' is inaccessible due to 'private' protection level
}
