import BaseClasses

protocol HoldsReminderIds {
  var ids: any ReminderIds { get }
}

class SearchScreen: TableScreen, HoldsReminderIds {
  private let ids: any ReminderIds  // error: property 'ids' must be declared internal

  init(ids: any ReminderIds) {
    self.ids = ids
  }
}
