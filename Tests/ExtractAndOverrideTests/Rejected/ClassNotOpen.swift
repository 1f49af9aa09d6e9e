import ExtractAndOverride

class TestingReminderIdGenerator: Step2ReminderIdGenerator {}  // error: inherit from non-open class
