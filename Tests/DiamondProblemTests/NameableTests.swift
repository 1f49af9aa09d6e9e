import Testing

// Two protocols that ask for the same name, in the four cases of Wei Wang's talk. Inside of each
// namespace, `Identifiable` is the one declared there. The standard library has one, too.

/// Case 1: nobody brings a default.
private enum OneProperty {
  protocol Nameable {
    var name: String { get }
  }

  protocol Identifiable {
    var name: String { get }
    var id: Int { get }
  }

  struct Person: Nameable, Identifiable {
    let name: String
    let id: Int
  }
}

/// Case 2: one of the two brings a default.
private enum OneDefault {
  protocol Nameable {
    var name: String { get }
  }

  protocol Identifiable {
    var name: String { get }
    var id: Int { get }
  }

  struct Person: Nameable, Identifiable {
    let id: Int
  }
}

extension OneDefault.Nameable {
  fileprivate var name: String { "default name" }
}

// Case 3, two defaults and no property, is in `Rejected/TwoDefaults.swift`.

/// Case 4: both bring a default, and the type has its own.
private enum Settled {
  protocol Nameable {
    var name: String { get }
  }

  protocol Identifiable {
    var name: String { get }
    var id: Int { get }
  }

  struct Person: Nameable, Identifiable {
    let name: String
    let id: Int
  }
}

extension Settled.Nameable {
  fileprivate var name: String { "default name" }
}

extension Settled.Identifiable {
  fileprivate var name: String { "another default name" }
}

struct NameableTests {
  @Test func `one property meets both protocols`() {
    let person = OneProperty.Person(name: "onevcat", id: 123)

    #expect((person as any OneProperty.Nameable).name == "onevcat")
    #expect((person as any OneProperty.Identifiable).name == "onevcat")
  }

  @Test func `one default meets both protocols`() {
    let person = OneDefault.Person(id: 123)

    #expect((person as any OneDefault.Nameable).name == "default name")
    #expect((person as any OneDefault.Identifiable).name == "default name")
  }

  @Test func `the type's own name settles two defaults`() {
    let person = Settled.Person(name: "onevcat", id: 123)

    #expect(person.name == "onevcat")
    #expect((person as any Settled.Nameable).name == "onevcat")
    #expect((person as any Settled.Identifiable).name == "onevcat")
  }

  @Test func `a nested Identifiable is not the standard library's`() {
    let person: Any = OneProperty.Person(name: "onevcat", id: 123)

    #expect(person is any OneProperty.Identifiable)
    #expect(!(person is any Swift.Identifiable))
  }

  @Test func `saying which ID is meant settles the standard library's Identifiable`() {
    #expect(id(of: Note()) == 0)
  }

  @Test func `a stored id settles it, in a struct and in a class`() {
    #expect(id(of: StoredNote(id: 3)) == 3)
    #expect(id(of: StoredClassNote()) == 5)
    #expect(StoredClassNote().id == 5)
  }
}

private struct StoredNote: Numbered, Identifiable {
  let id: Int
}

private final class StoredClassNote: Numbered, Identifiable {
  let id = 5
}

private protocol Numbered {
  var id: Int { get }
}

extension Numbered {
  fileprivate var id: Int { 0 }
}

private struct Note: Numbered, Identifiable {
  typealias ID = Int
}

private func id<Value: Identifiable>(of value: Value) -> Value.ID { value.id }
