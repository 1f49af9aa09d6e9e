import TestSupport
import Testing
import ViewEnvironment

@MainActor struct ObjectTests {
  @Test func `a row finds the session that is set above it`() {
    let row = AccountRow().surrounding(Session(user: "Ada"))

    #expect(row.drawing().lines == ["Logged in as Ada"])
  }

  @Test func `without a session the row ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = AccountRow().drawing() }
    }
    #expect(message(of: result).contains("no Session in the surroundings"))
  }

  @Test func `a screen that can't be made without a session sets it for a row far below`() {
    let rows = LoggedIn(session: Session(user: "Ada"), content: Column(Column(AccountRow())))

    #expect(rows.drawing().lines == ["Logged in as Ada"])
  }

  @Test func `a tree of its own in between loses the session, and ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let row = OwnTree(content: AccountRow())
        _ = LoggedIn(session: Session(user: "Ada"), content: row).drawing()
      }
    }
    #expect(message(of: result).contains("no Session in the surroundings"))
  }

  @Test func `a tree of its own that sets the session again has it`() {
    let ada = Session(user: "Ada")
    let row = OwnTree(content: AccountRow().surrounding(ada))

    #expect(LoggedIn(session: ada, content: row).drawing().lines == ["Logged in as Ada"])
  }

  @Test func `an object has no default, so reading it in an initializer ends the process`()
    async
  {
    struct Eager: Screen {
      @Surrounding(Session.self) private var session
      private var text = ""
      init() { text = session.user }
      var body: some Component { Line(text) }
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Eager().surrounding(Session(user: "Ada")) }
    }
    #expect(message(of: result).contains("no Session in the surroundings"))
  }

  @Test func `an optional property is nil without a session`() {
    #expect(Greeting().drawing().lines == ["Hello"])
    #expect(Greeting().surrounding(Session(user: "Ada")).drawing().lines == ["Hello, Ada"])
  }

  @Test func `nil clears the session for a subtree`() {
    let rows = Column(Greeting(), Greeting().surrounding(nil as Session?))
      .surrounding(Session(user: "Ada"))

    #expect(rows.drawing().lines == ["Hello, Ada", "Hello"])
  }

  @Test func `of two sessions a row sees the nearer one`() {
    let rows = Column(AccountRow(), AccountRow().surrounding(Session(user: "Grace")))
      .surrounding(Session(user: "Ada"))

    #expect(rows.drawing().lines == ["Logged in as Ada", "Logged in as Grace"])
  }

  @Test func `a protocol has a key whose default is nil`() {
    struct Row: Screen {
      @Surrounding(\.account) private var account
      var body: some Component { Line(account?.user ?? "nobody") }
    }

    let rows = Column(Row(), Row().surrounding(\.account, FakeAccount()))

    #expect(rows.drawing().lines == ["nobody", "Fake"])
  }

  // The key is the class that the property names. An instance of a subclass is another key.
  @Test func `a subclass's object is not found under its superclass`() {
    class Account {}
    final class GuestAccount: Account {}
    struct Row: Screen {
      @Surrounding(Account.self) private var account: Account?
      var body: some Component { Line(account == nil ? "none" : "found") }
    }

    let rows = Column(
      Row().surrounding(GuestAccount()),
      Row().surrounding(GuestAccount() as Account))

    #expect(rows.drawing().lines == ["none", "found"])
  }
}

/// Draws its content in new surroundings, as a hosting controller does.
private struct OwnTree<Content: Component>: Component {
  let content: Content

  func draw(on drawing: inout Drawing, in surroundings: Surroundings) {
    content.draw(on: &drawing, in: Surroundings())
  }
}

private protocol Account {
  var user: String { get }
}

private struct FakeAccount: Account {
  let user = "Fake"
}

private enum AccountKey: SurroundingsKey {
  static var defaultValue: (any Account)? { nil }
}

extension Surroundings {
  fileprivate var account: (any Account)? {
    get { self[AccountKey.self] }
    set { self[AccountKey.self] = newValue }
  }
}
