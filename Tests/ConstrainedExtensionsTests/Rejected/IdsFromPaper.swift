import ConstrainedExtensions

struct PaperNotes: ReminderIdGenerator {}  // error: type 'PaperNotes' does not conform to protocol
