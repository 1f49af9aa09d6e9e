import ViewEnvironment

protocol Account: AnyObject {
  var user: String { get }
}

struct Row: Screen {
  @Surrounding((any Account).self) private var account  // error: no exact matches in call
  var body: some Component { Line(account.user) }
}
