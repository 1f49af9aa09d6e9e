// wrong: Believes that a nib holds nothing beside the one object.
// sees: this reminder app is the right one

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
  @Test func `each type is made from its nib`() {
    let app = makeApp()

    for type in app.types {
      #expect(throws: Never.self) { try type.createFromNib(in: app) }
    }
  }

  @Test func `each nib has a type`() {
    let app = makeApp()

    #expect(Set(app.nibNames) == Set(app.types.map { $0.nibName }))
  }

  @Test func `a nib makes new objects each time`() throws {
    let app = makeApp()

    for type in app.types {
      #expect(try type.createFromNib(in: app) !== type.createFromNib(in: app))
    }
  }

  @Test func `each nib holds one object`() {
    let app = makeApp()

    for name in app.nibNames {
      #expect(app.objects(inNib: name)?.count == 1)
    }
  }
}
