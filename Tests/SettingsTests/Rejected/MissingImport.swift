// with: -enable-upcoming-feature MemberImportVisibility
// accepted with: -disable-upcoming-feature MemberImportVisibility
import ConstructorInjection

func report(generator: ReminderIdGenerator) {
  do {
    _ = try generator.nextReminderId()
  } catch {
    print(error.description)  // error: missing import of defining module 'ReminderStorage'
  }
}
