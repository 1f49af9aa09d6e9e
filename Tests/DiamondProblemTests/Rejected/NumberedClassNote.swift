protocol Numbered {
  var id: Int { get }
}

extension Numbered {
  var id: Int { 0 }
}

// The conformance compiles. In a struct, so does each use.
final class Note: Numbered, Identifiable {
  typealias ID = Int
}

let id = Note().id  // error: ambiguous use of 'id'
