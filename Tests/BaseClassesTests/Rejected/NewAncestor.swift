import BaseClasses

extension TableScreen: ReminderScreen {}  // error: inheritance from non-protocol type
