import ConstrainedExtensions

struct PaperNotes: ReminderIdGenerator {}

func aCaller(notes: PaperNotes) throws {
  _ = try notes.nextReminderId()  // error: 'PaperNotes' conform to 'KeyValueStore'
}
