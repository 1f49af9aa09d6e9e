protocol Nameable {
  var name: String { get }
}

protocol Identifiable {
  var name: String { get }
  var id: Int { get }
}

extension Nameable {
  var name: String { "default name" }
}

extension Identifiable {
  var name: String { "another default name" }
}

struct Person: Nameable, Identifiable {  // error: type 'Person' does not conform to protocol
  let id: Int
}

let name = Person(id: 123).name  // error: ambiguous use of 'name'
