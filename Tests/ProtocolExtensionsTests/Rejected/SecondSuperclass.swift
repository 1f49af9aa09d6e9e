import ProtocolExtensions

class IdScreen: Screen, BaseReminderIdGenerator {}  // error: multiple inheritance
