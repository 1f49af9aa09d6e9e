import ClosureDependencies

struct OpaqueReminderList {
  let store: some ReminderStoring  // error: property declares an opaque return type
}
