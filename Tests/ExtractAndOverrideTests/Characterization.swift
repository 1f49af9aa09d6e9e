import ExtractAndOverride
import ReminderStorage
import Testing

/// What every step must keep: a characterization test, written once for all of them.
///
/// It takes the store as well, so that it can look into it: `UserDefaults.standard` up to step 3, and
/// a fake from step 4 on.
func characterize(_ generator: any ReminderIds, in store: any KeyValueStore) throws {
  let first = try generator.nextReminderId()
  let second = try generator.nextReminderId()
  #expect([first, second] == [0, 1])

  store.set(41, forKey: "currentReminderId")
  let afterGap = try generator.nextReminderId()
  #expect(afterGap == 42)
  #expect(store.object(forKey: "currentReminderId") as? Int == 42)

  store.set("seven", forKey: "currentReminderId")
  #expect(throws: ReminderIdError.notAnInteger(found: "seven (String)", key: "currentReminderId")) {
    try generator.nextReminderId()
  }
  #expect(store.object(forKey: "currentReminderId") as? String == "seven")
}

/// What the steps and the forms have in common.
protocol ReminderIds {
  func nextReminderId() throws(ReminderIdError) -> Int
}

extension Step1ReminderIdGenerator: ReminderIds {}
extension Step2ReminderIdGenerator: ReminderIds {}
extension Step3ReminderIdGenerator: ReminderIds {}
extension ReminderIdGenerator: ReminderIds {}
extension GetterReminderIdGenerator: ReminderIds {}
extension FactoryReminderIdGenerator: ReminderIds {}
