import DiamondProblem

func aCaller(phone: PhoneIds) throws {
  _ = try phone.ReservedReminderIds.nextReminderId()  // error: has no member 'ReservedReminderIds'
}
