// wrong: A struct in a constant is expected to be shared, as an object would be.
// sees: a struct is copied when it is passed along

// Exercise 19.1: predict the sharing
//
// A root makes two screens, a list and then a sheet. Each gets `root.ids` in its initializer and keeps
// it. Then the user adds three reminders: on the list, on the sheet, and on the list again. Which ids
// do they get? For example [0, 1, 2].
//
// `Ids` has a store and nothing else, and reads and writes it in each call. `MemoryStore` is a class,
// and a new one is empty. Ids begin at 0.

struct PredictedIds {
  // let ids = Ids(store: MemoryStore())
  let constant: [Int]? = [0, 1, 2]

  // var ids: Ids { Ids(store: MemoryStore()) }
  let computed: [Int]? = [0, 0, 1]

  // let store = MemoryStore()
  // var ids: Ids { Ids(store: store) }
  let computedOnOneStore: [Int]? = [0, 1, 2]

  // let ids = Counter()
  // `Counter` is a struct that keeps the last id in a variable of its own, and has no store.
  let valueType: [Int]? = [0, 1, 2]

  // func makeIds() async throws -> Ids { Ids(store: try await FileStore.open(file)) }
  // Each screen gets the ids of a call of its own. A `FileStore` reads the file only when it is
  // opened. Here the list is made first and its store saves the first reminder. Only then the sheet
  // is made. The file was empty.
  let openedLater: [Int]? = [0, 1, 1]

  // let store = MemoryStore()
  // func makeIds(for user: String) -> Ids { Ids(store: UserStore(user: user, store: store)) }
  // The list is Ada's, and the sheet is Grace's.
  let scoped: [Int]? = [0, 0, 1]

  // The same two lines. The list is Ada's. In place of the sheet there is an object of the app, which
  // was made with Ada's ids. Grace uses it for the second reminder.
  let captive: [Int]? = [0, 1, 2]
}
