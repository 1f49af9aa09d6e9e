import ClosureDependencies

func previews() -> ReminderStore {
  ReminderStore(
    lastId: { nil }, advance: { rule in try rule(nil) }, reminders: { [] }, save: { _ in },
    delete: { _ in }, complete: { _ in },
    search: { _ in [] }  // error: missing argument for parameter 'share' in call
  )
}
