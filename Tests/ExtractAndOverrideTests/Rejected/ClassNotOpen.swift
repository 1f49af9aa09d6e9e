import ExtractAndOverride

class TestingReminderIdGenerator: Step2ReminderIdGenerator {}  // error: cannot inherit from non-open class
