// with: -warnings-as-errors
// accepted with: -no-warnings-as-errors
import InsideFrameworks

func anOldCaller() {
  _ = LeavingReminderIdGenerator()  // error: 'init()' is deprecated: pass the store
}
