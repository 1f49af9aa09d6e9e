import ManagerControllable

func inTheBackground() {
  _ = ReminderIdGenerator.default  // error: main actor-isolated static property 'default'
}
