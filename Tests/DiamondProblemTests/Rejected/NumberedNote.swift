protocol Numbered {
  var id: Int { get }
}

extension Numbered {
  var id: Int { 0 }
}

struct Note: Numbered, Identifiable {}  // error: type 'Note' does not conform to protocol
