// wrong: Believes what the empty page says, and would ask for it for ever.
// sees: what would the next request bring?

// Exercise 15.1: predict the state
//
// A server keeps the reminders 1 to 4, two on a page. A list of this chapter loads them, and the
// source behind it is scripted. Replace each nil by what you expect; each story begins with a new
// list, of which nothing has been loaded.

struct PredictedState {
  // The first page has come, with the reminders 1 and 2. What is `lastId`?
  let lastIdAfterTheFirstPage: Int? = 2

  // `loadNext` is called three times before the first page comes. How often is the source asked?
  let requestsAfterThreeCalls: Int? = 1

  // The first page has come, and the second one has failed. Is the list loading?
  let isLoadingAfterTheFailure: Bool? = false

  // `loadNext` is called again after that failure. Which id is the source asked for pages after?
  let lastIdOfTheNextRequest: Int? = 2

  // Both pages have come. The third one is empty, and says that more follow. What is `hasNext`?
  let hasNextAfterTheEmptyPage: Bool? = true

  // While the first page is on its way, the list is reset. Then the page comes. How many reminders
  // has the list?
  let remindersAfterTheLatePage: Int? = 0
}
