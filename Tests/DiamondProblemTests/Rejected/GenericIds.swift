struct Id<Kind>: Hashable {
  let number: Int
}

protocol Ids<Kind> {
  associatedtype Kind
  func nextId() throws -> Id<Kind>
}

enum Saved {}
enum Draft {}

struct Both: Ids {  // error: type 'Both' does not conform to protocol 'Ids'
  func nextId() throws -> Id<Saved> { Id(number: 0) }
  func nextId() throws -> Id<Draft> { Id(number: 0) }
}

func openDraft(_ id: Id<Draft>) {}

func start(ids: any Ids<Saved>) throws {
  openDraft(try ids.nextId())  // error: cannot convert value of type 'Id<Saved>'
}
