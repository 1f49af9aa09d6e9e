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
  @Test func `a user who logs in has a container and a list`() {
    let app = makeApp()
    app.logIn(user: 1)

    #expect(app.container != nil)
    #expect(app.screen != nil)
  }
}
