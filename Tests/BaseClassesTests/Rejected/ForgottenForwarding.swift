import BaseClasses

class SearchScreen: TableScreen, ReminderIds {}  // error: does not conform to protocol
