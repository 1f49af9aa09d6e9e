// wrong: Believes the empty page, and would request it forever.
// sees: what would the next request bring?

// Exercise 15.1: predict the state
//
// A server has the reminders 1 to 4, two on a page. A pager from this chapter loads them from a
// scripted source. Each request continues after the last id that the pager has. Replace each nil
// with what you expect. Each story begins with a new pager.

struct PredictedState {
  // `loadNext` is called three times before the first page comes. How many requests does the
  // source receive?
  let requestsAfterThreeCalls: Int? = 1

  // The first page has come, and the second one has failed. What is `isLoading`?
  let isLoadingAfterTheFailure: Bool? = false

  // `loadNext` is called again after that failure. Which last id does the source receive?
  let lastIdOfTheNextRequest: Int? = 2

  // Both pages have come. The third one is empty, and its `hasNext` is true. What is the pager's
  // `hasNext`?
  let hasNextAfterTheEmptyPage: Bool? = true

  // While the first page is on its way, `reset` is called. Then the page comes. How many reminders
  // does the pager have?
  let remindersAfterTheLatePage: Int? = 0

  // The first load fails. During the second one, `cancel` is called, and the source throws a
  // `CancellationError`. How many errors does `onFailure` receive in all?
  let errorsThatTheScreenReceives: Int? = 1
}
