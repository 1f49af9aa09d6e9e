import DiamondProblem

func aCaller(generator: ReminderIdGenerator) throws {
  _ = try generator.DraftReminderIds.nextReminderId()  // error: has no member 'DraftReminderIds'
}
