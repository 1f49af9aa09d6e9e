import ClosureDependencies

func previews() -> ReminderStore {
  ReminderStore(
    lastId: { nil }, keep: { _ in }, reminders: { [] }, save: { _ in }, delete: { _ in },
    complete: { _ in },
    search: { _ in [] }  // error: missing argument for parameter 'share' in call
  )
}
