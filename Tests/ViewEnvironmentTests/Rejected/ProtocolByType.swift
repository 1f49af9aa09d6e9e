import ViewEnvironment

protocol Account: AnyObject {
  var user: String { get }
}

struct Row: Screen {
  @Surrounding((any Account).self) private var account  // error: requires that 'any Account' be a class type
  var body: some Component { Line(account.user) }
}
