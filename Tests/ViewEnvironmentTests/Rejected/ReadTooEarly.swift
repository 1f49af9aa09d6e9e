import ViewEnvironment

struct Row: Screen {
  @Surrounding(\.clockStyle) private var clockStyle
  private let text = clockStyle.text(hour: 15)  // error: cannot use instance member 'clockStyle'
  var body: some Component { Line(text) }
}
