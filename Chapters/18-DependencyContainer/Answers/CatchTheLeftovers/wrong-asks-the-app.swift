// wrong: Asks the app whether it has a container, and not whether the container is still there.
// sees: no test of yours notices a reminder app that keeps the container of a user who has logged out

import ReminderStorage
import Testing

// Exercise 18.3: catch the leftovers
//
// Write tests for an app that you have not seen. Each test is run on a right one, where it must
// pass, and on ten broken ones. Every broken one must make at least one test fail.
//
// `makeApp()` makes an app with `logIn(user:)`, `showList()`, `logOut()`, `save(_:)` and
// `nextReminderId()`, which throws if nobody is logged in. Its `container` is the user's, and its
// `screen` is the list that is shown; both are nil while nobody is logged in. A log-in shows a list,
// and so does `showList()`: a new one each time. `received` is what the server got: after user 1 has
// saved "Pay rent", it is ["1: Pay rent"].
//
// Ids begin at 0 for each user, and a user who logs in again goes on counting. When a user logs out,
// their container and all their lists must be gone from memory. A variable of your test keeps its
// object in memory, too, unless the variable is weak.

extension CatchTheLeftovers {
  @Test func `each user saves under their own name`() {
    let app = makeApp()
    for user in [1, 2] {
      app.logIn(user: user)
      app.save("Pay rent")
      app.logOut()
    }

    #expect(app.received == ["1: Pay rent", "2: Pay rent"])
  }

  @Test func `a user who logs in has a container and a list`() {
    let app = makeApp()
    app.logIn(user: 1)

    #expect(app.container != nil)
    #expect(app.screen != nil)
  }

  @Test func `nothing of the user outlives the logout`() {
    let app = makeApp()
    app.logIn(user: 1)

    app.logOut()

    #expect(app.container == nil)
    #expect(app.screen == nil)
  }

  @Test func `each list is a new one`() {
    let app = makeApp()
    app.logIn(user: 1)
    let first = app.screen

    app.showList()

    #expect(app.screen !== first)
  }

  @Test func `each user has ids of their own, and finds them again`() throws {
    let app = makeApp()
    var ids: [Int] = []
    for user in [1, 2, 1] {
      app.logIn(user: user)
      ids.append(try app.nextReminderId())
      app.logOut()
    }

    #expect(ids == [0, 0, 1])
  }

  @Test func `without a user there are no ids`() {
    let app = makeApp()
    app.logIn(user: 1)
    app.logOut()

    #expect(throws: (any Error).self) { try app.nextReminderId() }
  }
}
