import HardWiredDependency

class TestingReminderIdGenerator: ReminderIdGenerator {}  // error: inheritance from non-protocol
