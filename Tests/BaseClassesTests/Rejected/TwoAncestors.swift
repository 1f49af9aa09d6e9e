import BaseClasses

class InboxScreen: TableScreen, ReminderIdGenerator {}  // error: multiple inheritance from classes
