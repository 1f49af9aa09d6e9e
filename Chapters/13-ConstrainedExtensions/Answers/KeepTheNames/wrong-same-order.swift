// wrong: Compares the names in their order, which means nothing.
// sees: this reminder app is the right one

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
  @Test func `each type is made from its nib`() {
    let app = makeApp()

    for type in app.types {
      #expect(throws: Never.self) { try type.createFromNib(in: app) }
    }
  }

  @Test func `each nib has a type`() {
    let app = makeApp()

    #expect(app.nibNames == app.types.map { $0.nibName })
  }

  @Test func `a nib makes new objects each time`() throws {
    let app = makeApp()

    for type in app.types {
      #expect(try type.createFromNib(in: app) !== type.createFromNib(in: app))
    }
  }
}
