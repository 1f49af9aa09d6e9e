import ExtractAndOverride

typealias Original = Step2ReminderIdGenerator

class TestingReminderIdGenerator: Original {}  // error: cannot inherit from non-open class
