import Testing

// Exercise 13.4: keep the names
//
// An app makes views from nibs that have the names of their types, and no compiler keeps the two
// in step. Write tests that do. Each test is run on a right app, where it must pass, and on eight
// broken ones. Every broken one must make at least one test fail.
//
// `makeApp()` gives the app: its `types`, its `nibNames` and `objects(inNib:)`. Each type has a
// `nibName` and `createFromNib(in:)`, which throws. Each nib belongs to a type. A nib may hold
// other objects beside the one that counts, and it makes new ones each time.

extension KeepTheNames {
  @Test func `there is a cell`() {
    #expect(makeApp().objects(inNib: "ReminderCell")?.isEmpty == false)
  }
}
