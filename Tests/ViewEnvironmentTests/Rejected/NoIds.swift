import ViewEnvironment

@MainActor func quickWindow() -> some Component {
  AddReminder(added: { _ in })  // error: missing argument for parameter 'ids' in call
}
