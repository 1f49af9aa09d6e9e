import ViewEnvironment

struct Row: Screen {
  @Surrounding(\.clockStyle) private var clockStyle
  var body: some Component {
    Press("12 hours") { clockStyle = .twelveHours }  // error: 'clockStyle' is a get-only property
  }
}
