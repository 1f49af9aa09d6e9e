// wrong: Counts types and nibs instead of comparing their names.
// sees: a reminder app that lost the nib of its last type in a rename

import Testing

// Exercise 13.4: keep the names
//
// No compiler compares the names of types with the names of nibs, so tests have to:
//
//     protocol NibApp {
//       var types: [any FromNib.Type] { get }   // every type that is made from a nib
//       var nibNames: [String] { get }          // every nib that the app has
//       func objects(inNib name: String) -> [Any]?
//     }
//     extension FromNib {
//       static var nibName: String              // the name of the type
//       static func createFromNib(in app: any NibApp) throws -> Self
//     }
//
// `makeApp()` returns an app. Each of its types needs a nib with its name, and each nib belongs to a
// type. A nib may hold other objects, too. Each call makes new objects. To compare two of them, write
// `let isSame = one === two` before the `#expect`: inside, `===` can crash the compiler.
//
// The test below notices one of eight broken apps. Write tests for the other seven. A test must
// pass on the right app, and each broken app must fail at least one test.

extension KeepTheNames {
  @Test func `there are as many nibs as types`() {
    let app = makeApp()

    #expect(app.nibNames.count == app.types.count)
  }

  @Test func `the first type is made from its nib`() throws {
    let app = makeApp()
    let type = try #require(app.types.first)

    #expect(throws: Never.self) { try type.createFromNib(in: app) }
  }
}
