import Foundation
import ReminderStorage

struct TypedStore {
  var lastId: () throws(ReminderIdError) -> Int?
}

func live(file: URL) -> TypedStore {
  let read = { try Int(String(contentsOf: file, encoding: .utf8)) }
  return TypedStore(lastId: read)  // error: invalid conversion of thrown error
}

struct UnexpectedCall: Error {}

func failing() -> TypedStore {
  TypedStore(lastId: { throw UnexpectedCall() })  // error: invalid conversion of thrown error
}
