// wrong: Compares the names, and never looks into a nib.
// sees: a reminder app that has a nib whose class was never set

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
  @Test func `each nib has a type`() {
    let app = makeApp()

    #expect(Set(app.nibNames) == Set(app.types.map { $0.nibName }))
  }

  @Test func `no nib is empty`() {
    let app = makeApp()

    for name in app.nibNames {
      #expect(app.objects(inNib: name)?.isEmpty == false)
    }
  }
}
